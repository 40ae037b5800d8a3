import { remarkOf } from "../../kit/bots";
import type { Claim } from "../../kit/notes.svelte";
import type { Speech } from "../../words/catalog";

/** Milliseconds that a bubble stays: long enough to read it twice. */
const STAYS = 6000;
/** Claims as old as this many questions were not yet heard by whoever comes to the screen now. */
const RECENT = 3;

/** What each seat is saying now, by seat: its last claim, or a bot's remark. */
export class Saying {
  said = $state.raw<ReadonlyMap<number, string>>(new Map());
  #heard = 0;
  #clocks = new Map<number, ReturnType<typeof setTimeout>>();

  /** Hear claims that are new. Those that lie long back when somebody sits down are read in the list. */
  hear(claims: readonly Claim[], question: number, speech: Speech): void {
    for (const claim of claims.slice(this.#heard)) {
      if (claim.question > question - RECENT) this.say(claim.seat, speech.tell(claim.says));
    }
    this.#heard = claims.length;
  }

  /** A bot that begins to think may say a word. */
  think(seat: number, player: string, question: number, speech: Speech): void {
    const remark = remarkOf(player, seat, question);
    if (remark) this.say(seat, speech.say(remark));
  }

  say(seat: number, text: string): void {
    clearTimeout(this.#clocks.get(seat));
    this.said = new Map(this.said).set(seat, text);
    const clock = setTimeout(() => {
      this.said = new Map([...this.said].filter(([other]) => other !== seat));
    }, STAYS);
    this.#clocks.set(seat, clock);
  }

  stop(): void {
    for (const clock of this.#clocks.values()) clearTimeout(clock);
  }
}
