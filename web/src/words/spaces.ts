/**
 * Spaces at which no line may break. Catalogs are written with plain spaces; these are put in when a text is shown.
 * `src/partie/words/spaces.py` does the same at the terminal, and both are held to the same golden messages.
 */
const NO_BREAK = "\u00a0";

const SHORT: Readonly<Record<string, string>> = { cs: "aikosuvzAIKOSUVZ", sk: "aikosuvzAIKOSUVZ", pl: "aiouwzAIOUWZ" };
const SMALL = "a-záäąčćďéęěíĺľłňńóôŕřśšťúůýžźż";
/** A sign between two numbers: a score, a product, a range. */
const BETWEEN = /([0-9]) ([:×–]) (?=[0-9])/g;
const UNIT = /([0-9]) (?=(?:kB|MB|GB|h|min|s|ms|µs|ns)(?![A-Za-z]))/g;
/** A number or an ordinal with what it counts. */
const COUNTED = new RegExp(`([0-9]\\.?) (?=[${SMALL}%])`, "g");
/** A word of one letter never ends a line. */
const WORDS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(SHORT).map(([language, letters]) => [
    language,
    new RegExp(`(?<![^\\s(„“])([${letters}]) (?=\\S)`, "g"),
  ]),
);

/** The same text, with no-break spaces where the language wants them. */
export function keepTogether(text: string, language: string): string {
  if (!text.includes(" ")) return text;
  const scores = text.replace(BETWEEN, `$1${NO_BREAK}$2${NO_BREAK}`);
  const words = WORDS[language];
  if (!words) return scores.replace(UNIT, `$1${NO_BREAK}`);
  return scores.replace(COUNTED, `$1${NO_BREAK}`).replace(words, `$1${NO_BREAK}`);
}
