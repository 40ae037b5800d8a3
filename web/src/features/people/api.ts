/** What can be asked of a server about oneself. A refusal is a `Refused`. */
import { Refused } from "../../model/refused";
import { ask, askJson } from "../../server/ask";
import type {
  AboutMe,
  Ceremony,
  Codes,
  EndSessions,
  EnterCode,
  Entered,
  EnterPasskey,
  KeepAsk,
  Kept,
  Label,
  Me,
  NewPasskey,
} from "../../wire/people";
import { words } from "../../words/words.svelte";
import { makePasskey, signWithPasskey } from "./passkey";

export type { Entered, Kept, Me };

/** Do something that needs a sign-in of a few minutes ago: where it is older, the passkey is asked for once more. */
async function proved<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refused) || error.broken.kind !== "prove") throw error;
    await people.enter();
    return act();
  }
}

const at = (id: string): string => encodeURIComponent(id);

export const people = {
  me: (): Promise<Me> => askJson("GET", "me"),
  change: (about: AboutMe): Promise<Me> => askJson("PUT", "me", about),

  /** Make a passkey: with the first one a guest becomes an account of this name. */
  async keep(name: string, label: string): Promise<Kept> {
    const wanted: KeepAsk = { name };
    const { options } = await proved(() => askJson<Ceremony>("POST", "me/passkeys/ask", wanted));
    const made: NewPasskey = { name, label, credential: await makePasskey(options) };
    return askJson("POST", "me/passkeys", made);
  },
  label(id: string, name: string): Promise<Me> {
    const label: Label = { name };
    return askJson("PUT", `me/passkeys/${at(id)}`, label);
  },
  remove: (id: string): Promise<Me> => proved(() => askJson("DELETE", `me/passkeys/${at(id)}`)),
  async newCodes(): Promise<string[]> {
    return (await proved(() => askJson<Codes>("POST", "me/codes"))).codes;
  },

  async enter(): Promise<Entered> {
    const { options } = await askJson<Ceremony>("POST", "enter/ask");
    const signed: EnterPasskey = { credential: await signWithPasskey(options) };
    return askJson("POST", "enter/passkey", signed);
  },
  enterByCode(code: string): Promise<Entered> {
    const given: EnterCode = { code };
    return askJson("POST", "enter/code", given);
  },
  async leave(): Promise<void> {
    await ask("POST", "me/leave");
  },
  endOne: (id: string): Promise<Me> => askJson("DELETE", `me/sessions/${at(id)}`),
  end(all: boolean): Promise<Me> {
    const wanted: EndSessions = { all };
    return askJson("POST", "me/sessions/end", wanted);
  },

  async archive(): Promise<Blob> {
    return (await ask("GET", "me/archive")).blob();
  },
  async forget(): Promise<void> {
    await proved(() => ask("DELETE", "me"));
  },
};

/** Why something was not done, in words: the server's, or those for an authenticator that gave nothing. */
export function whyNot(error: unknown): string {
  if (error instanceof Refused) return words.say(error.broken.says.key);
  console.warn(error);
  const isCancelled = error instanceof DOMException && error.name === "NotAllowedError";
  return words.say(isCancelled ? "people-passkey-cancelled" : "people-passkey-failed");
}
