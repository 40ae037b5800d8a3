// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/** A passkey of mine. Times are milliseconds since 1970; `used` is none where it was never used. */
export interface PasskeyJson {
  id: string;
  name: string;
  made: number;
  used: number | null;
}

/** A browser in which I am known. `mine` is the one that asks. */
export interface SessionJson {
  id: string;
  about: string;
  made: number;
  seen: number;
  mine: boolean;
}

/**
 * Who I am.
 *
 * `kind`   `guest`, `account` or `program`; nothing for somebody whom the server does not know
 * `codes`  how many recovery codes are left
 * `seats`  how many seats at tables are mine
 */
export interface Me {
  kind: string;
  name: string;
  language: string;
  passkeys: PasskeyJson[];
  codes: number;
  sessions: SessionJson[];
  seats: number;
}

/** What I am called, and which language I read; nothing leaves it open. */
export interface AboutMe {
  name: string;
  language: string;
}

/** I want a passkey. `name` is what my account is to be called; an account has its name already. */
export interface KeepAsk {
  name: string;
}

/** What the browser gives to its authenticator, as WebAuthn writes it. */
export interface Ceremony {
  options: Record<string, unknown>;
}

/** What the authenticator made of it, and what the passkey is to be called. */
export interface NewPasskey {
  name: string;
  label: string;
  credential: Record<string, unknown>;
}

/** The passkey is kept. `codes` are told once, with the first passkey. */
export interface Kept {
  me: Me;
  codes: string[];
}

/** What a passkey is to be called. */
export interface Label {
  name: string;
}

/** New recovery codes: told once, and the old ones are worth nothing any more. */
export interface Codes {
  codes: string[];
}

/** Sign in by what the authenticator says. */
export interface EnterPasskey {
  credential: Record<string, unknown>;
}

/** Sign in by a recovery code. */
export interface EnterCode {
  code: string;
}

/**
 * Signed in.
 *
 * `moved`  how many seats this browser had as a guest, which are the account's from now on
 * `left`   how many stayed, because the account sits at the same table
 */
export interface Entered {
  me: Me;
  moved: number;
  left: number;
}

/** End other browsers, or all of them with this one. */
export interface EndSessions {
  all: boolean;
}

/** Somebody whom one does not hear. `id` belongs to this entry, not to the person. */
export interface ShunnedCard {
  id: number;
  name: string;
  block: boolean;
}
