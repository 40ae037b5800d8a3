import type { Checked } from "../../wire/types";
import type { Speech } from "../../words/catalog";

/** Marks a key where it is written down apart from the `say` that uses it. */
const key = (name: string): string => name;

const SENTENCES: Record<string, string> = {
  "seal good": key("check-seal-good"),
  "seal bad": key("check-seal-bad"),
  "game good": key("check-game-good"),
  "game bad": key("check-game-bad"),
  "play good": key("check-play-good"),
  "play open": key("check-play-open"),
  "result good": key("check-result-good"),
  "result bad": key("check-result-bad"),
  "result open": key("check-result-open"),
  "commitment good": key("check-commitment-good"),
  "commitment bad": key("check-commitment-bad"),
  "commitment open": key("check-commitment-open"),
  "deal good": key("check-deal-good"),
  "deal bad": key("check-deal-bad"),
  "deal open": key("check-deal-open"),
};

/** A sign for each verdict, so that colour never tells it alone. */
export const SIGNS: Record<string, string> = { good: "✓", bad: "✗", open: "?" };

/** What one check found, in words. */
export function checkSays(check: Checked, speech: Speech): string {
  if (check.why) return speech.tell(check.why);
  const sentence = SENTENCES[`${check.name} ${check.verdict}`] ?? "";
  return speech.say(sentence, {
    count: /^[0-9]+$/.test(check.detail) ? Number(check.detail) : 0,
    header: check.detail.split(":")[0] ?? "",
    score: check.detail.replaceAll(" ", " : "),
  });
}
