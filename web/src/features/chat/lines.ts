import type { Line } from "../../wire/online";
import type { Arg, Message } from "../../wire/types";
import type { Speech } from "../../words/catalog";
import { words } from "../../words/words.svelte";

/** Who said a line. */
export function speakerOf(line: Line, speech: Speech | null): string {
  if (line.mine) return words.say("talk-you");
  if (line.seat !== null && speech) return speech.seat(line.seat);
  return line.name || words.say(line.seat === null ? "talk-onlooker" : "talk-unnamed");
}

/** A phrase in the reader's words: the sentence is the shell's, names of cards are the game's. */
export function phraseTold({ key, args }: Message, speech: Speech | null): string {
  const said = (arg: Arg): string | number => {
    if (typeof arg !== "object") return arg;
    if ("seat" in arg) return speech?.seat(arg.seat) ?? String.fromCharCode(65 + arg.seat);
    return "says" in arg && speech ? speech.say(arg.says) : "";
  };
  return words.say(key, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, said(arg)])));
}

export function lineTold(line: Line, speech: Speech | null): string {
  return line.says ? phraseTold(line.says, speech) : line.text;
}
