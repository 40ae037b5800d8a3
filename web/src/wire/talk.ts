// Made by `python -m tools.typescript web/src/wire`. Do not edit.

import type { Message } from "./types";

import type { Line } from "./online";

/**
 * How whoever asks talks.
 *
 * `known`     whether they are anybody yet; who has never sat down is not
 * `free`      whether they have free text on; without it none reaches them, and they write none
 * `why`       why they cannot have it on; none if they can
 * `moderator` whether they look after what is reported
 * `notices`   how many decisions about them can still be appealed against
 */
export interface TalkMe {
  known: boolean;
  free: boolean;
  why: Message | null;
  moderator: boolean;
  notices: number;
}

/** Free text on or off. */
export interface TalkChoice {
  free: boolean;
}

/**
 * Whom one does not want to hear: whoever said a line, or sits at a seat of a table where one sits oneself.
 *
 * `block` whether one does not want to sit with them either
 */
export interface Shun {
  line: number | null;
  table: string;
  seat: number | null;
  block: boolean;
}

/** A line that a moderator should look at, and why. */
export interface NewReport {
  line: number;
  why: string;
}

/** A line around the one that was reported. `heard` are the names of those who were shown it. */
export interface ReportedLine {
  line: Line;
  reported: boolean;
  heard: string[];
}

/**
 * What was reported, for a moderator.
 *
 * `number`   the person whose line it was
 * `before`   how many decisions there were about them
 * `decision` nothing yet, or `nothing`, `warn`, `silence` or `ban`
 * `days`     how long a `silence` lasts
 * `appeal`   what they say against the decision; nothing if they have not said anything
 */
export interface ReportCard {
  id: number;
  number: number;
  name: string;
  reporter: string;
  why: string;
  made: number;
  game: string;
  lines: ReportedLine[];
  before: number;
  decision: string;
  days: number;
  note: string;
  appeal: string;
}

/** What a moderator decides: `nothing`, `warn`, `silence` for some days, or `ban`; and why. */
export interface Decision {
  decision: string;
  days: number;
  note: string;
}

/** What somebody says against a decision about them. */
export interface Appeal {
  text: string;
}

/** The answer to an appeal: whether the decision is lifted, and what the moderator says to it. */
export interface Verdict {
  lifted: boolean;
  note: string;
}

/**
 * A decision about whoever reads it.
 *
 * `text`    what they had written, as long as it is kept; nothing for a phrase
 * `appeal`  what they said against it
 * `verdict` the answer to that: `kept` or `lifted`; nothing yet, or if there was no appeal
 * `may_appeal` whether they still can
 */
export interface Notice {
  id: number;
  decision: string;
  days: number;
  note: string;
  decided: number;
  text: string;
  appeal: string;
  verdict: string;
  verdict_note: string;
  may_appeal: boolean;
}
