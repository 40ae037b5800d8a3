// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/**
 * What somebody at a table wishes.
 *
 * `kind`  `pause` or `end` (all must wish it), `resume` (one is enough), `extra` (time for another seat),
 *           `go-on` (a bot is to answer for somebody who is out of time; all others must wish it), or `take-back`
 *           (the last answer of the seat it is about; that seat asks, and all others must agree)
 * `seat`  whose wish it is
 * `about` the other seat; one's own where there is none
 * `holds` whether it is wished; if not, it is taken back
 */
export interface Wish {
  kind: string;
  seat: number;
  about: number;
  holds: boolean;
}

/**
 * What a seat wishes: a `pause`, the `end`, to `go-on` without the seat that it is about, or to `take-back`
 * what that seat answered last.
 */
export interface Vote {
  kind: string;
  seat: number;
  about: number;
}

/**
 * A bot answered for a person from one question to another; to none if it still does.
 *
 * `why` is `clock` if the person was out of time, `wish` if they wanted it
 */
export interface TakenOver {
  seat: number;
  why: string;
  since: number;
  until: number | null;
}

/**
 * The clocks of a table when it is told.
 *
 * `left`      the milliseconds that each seat has left; none where it is not timed
 * `running`   the seats that lose time now
 * `grace`     how long the others wait for somebody who is out of time, in milliseconds
 * `gift`      what a seat can be given as extra time
 */
export interface ClocksJson {
  left: (number | null)[];
  running: number[];
  paused: boolean;
  grace: number;
  gift: number;
  votes: Vote[];
  takeovers: TakenOver[];
}
