/**
 * What a person may be called: the same rule as `partie.core.names`, asked about the same names in both tests. Who is
 * refused by one is refused by the other; here it is said while somebody types.
 */
const LONGEST = 24;
const WRITTEN = /^[\p{L}0-9][\p{L}0-9 \-'’._]*$/u;
const LETTER = /\p{L}/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Signs that look like a Latin letter although they are another one, and letters that lose more than an accent. */
const LOOKS = new Map<string, string>([
  ...pairs("авеёкмнорстухіјѕԁ", "abeekmhopctyxljsd"),
  ...pairs("αβεζηικμνορτυχ", "abezhlkmnoptux"),
  ...pairs("łđøħŧıðþ01i", "ldohtldpoll"),
  ["æ", "ae"],
  ["œ", "oe"],
  ["ß", "ss"],
]);

function pairs(signs: string, looks: string): [string, string][] {
  return [...signs].map((sign, i) => [sign, looks[i] ?? sign]);
}

export type NameProblem = "" | "empty" | "long" | "sign" | "mixed" | "short" | "bot";

/** A name as it is kept: composed letters, one space between words and none at the ends. */
export function tidyName(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** Why nobody can be called so; nothing where it is a name. */
export function nameProblem(text: string): NameProblem {
  const name = tidyName(text);
  const letters = [...name].filter((sign) => LETTER.test(sign));
  const scripts = new Set(letters.map((sign) => SCRIPTS.findIndex((script) => script.test(sign))));
  if (name === "") return "empty";
  if ([...name].length > LONGEST) return "long";
  if (!WRITTEN.test(name) || name.normalize("NFKC") !== name || scripts.has(-1)) return "sign";
  if (scripts.size > 1) return "mixed";
  if (nameMark(name).length < 2 || letters.length === 0) return "short";
  return nameMark(name.split(/[ .\-_]/u)[0] ?? "") === "bot" ? "bot" : "";
}

/** What two names that people take for one another have in common: no case, no accents, no look-alikes, no gaps. */
export function nameMark(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...bare]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => LOOKS.get(sign) ?? sign)
    .join("");
}
