/**
 * Short sounds of our own, made when they are played: no file is loaded. Each says something that is also seen, so
 * nobody misses anything without them.
 */
import { settings } from "../store/settings.svelte";

/** One tone: its pitch at the beginning and at the end, when it begins, how long it rings, how loud it is. */
interface Tone {
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud?: number;
  shape?: OscillatorType;
}

/** A rush of noise, as of cards or stone: how high it sounds, when it begins, how long it lasts. */
interface Rush {
  high: number;
  at?: number;
  length: number;
  loud?: number;
}

interface Sound {
  tones?: Tone[];
  rushes?: Rush[];
}

const SOUNDS = {
  card: {
    rushes: [
      { high: 2600, length: 0.07, loud: 0.5 },
      { high: 900, at: 0.04, length: 0.05, loud: 0.35 },
    ],
  },
  turned: {
    rushes: [{ high: 1800, length: 0.16, loud: 0.35 }],
    tones: [{ from: 330, to: 440, length: 0.16, loud: 0.12 }],
  },
  stone: { rushes: [{ high: 300, length: 0.16, loud: 0.9 }], tones: [{ from: 110, to: 60, length: 0.16, loud: 0.4 }] },
  coin: {
    tones: [
      { from: 1760, length: 0.12, loud: 0.16, shape: "triangle" },
      { from: 2640, at: 0.05, length: 0.2, loud: 0.12, shape: "triangle" },
    ],
  },
  counted: { tones: [{ from: 660, to: 880, length: 0.14, loud: 0.2, shape: "triangle" }] },
  round: { rushes: [{ high: 700, length: 0.6, loud: 0.35 }], tones: [{ from: 196, to: 262, length: 0.5, loud: 0.15 }] },
  harm: { tones: [{ from: 190, to: 90, length: 0.3, loud: 0.3, shape: "sawtooth" }] },
  yours: {
    tones: [
      { from: 784, length: 0.25, loud: 0.18 },
      { from: 1047, at: 0.12, length: 0.4, loud: 0.18 },
    ],
  },
  refused: { tones: [{ from: 220, to: 165, length: 0.18, loud: 0.2 }] },
  end: {
    tones: [
      { from: 523, length: 0.3, loud: 0.18, shape: "triangle" },
      { from: 659, at: 0.14, length: 0.3, loud: 0.18, shape: "triangle" },
      { from: 784, at: 0.28, length: 0.55, loud: 0.2, shape: "triangle" },
    ],
  },
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A loudness that rises at once and dies away. */
function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

/** Play a sound, as loud as somebody has set it; nothing where sound is off or the browser has none. */
export function sound(name: SoundName): void {
  const volume = settings.values.volume / 100;
  if (volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume().catch(() => undefined); // until somebody has touched the page
  const all = audio.createGain();
  all.gain.value = volume;
  all.connect(audio.destination);
  const { tones = [], rushes = [] } = SOUNDS[name] as Sound;
  for (const { from, to = from, at = 0, length, loud = 0.2, shape = "sine" } of tones) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    tone.connect(fading(audio, start, length, loud)).connect(all);
    tone.start(start);
    tone.stop(start + length);
  }
  for (const { high, at = 0, length, loud = 0.4 } of rushes) {
    const start = audio.currentTime + at;
    const rush = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = high;
    rush.buffer = noise(audio);
    rush
      .connect(filter)
      .connect(fading(audio, start, length, loud))
      .connect(all);
    rush.start(start, Math.random() * 0.3, length);
  }
}

/** A short buzz of the device in the hand, where it can and sound is on. */
export function buzz(): void {
  if (settings.values.volume > 0) navigator.vibrate?.(30);
}
