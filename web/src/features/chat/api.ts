import { Refused } from "../../model/refused";
import { ask, askJson } from "../../server/ask";
import type { ShunnedCard } from "../../wire/people";
import type { Decision, Notice, ReportCard, Shun, TalkMe, Verdict } from "../../wire/talk";
import type { Message } from "../../wire/types";

/** What can be asked of a server about talk. A refusal is a `Refused`. */
export const talkServer = {
  me: () => askJson<TalkMe>("GET", "talk/me"),
  choose: (free: boolean) => askJson<TalkMe>("PUT", "talk/me", { free }),
  shunned: () => askJson<ShunnedCard[]>("GET", "talk/shunned"),
  shun: (whom: Shun) => askJson<ShunnedCard[]>("PUT", "talk/shunned", whom),
  forgive: (entry: number) => askJson<ShunnedCard[]>("DELETE", `talk/shunned/${entry}`),
  report: (line: number, why: string) => ask("POST", "talk/reports", { line, why }),
  notices: () => askJson<Notice[]>("GET", "talk/notices"),
  appeal: (notice: number, text: string) => askJson<Notice[]>("POST", `talk/notices/${notice}/appeal`, { text }),
  reports: () => askJson<ReportCard[]>("GET", "talk/reports"),
  decide: (report: number, decision: Decision) => askJson<ReportCard[]>("PUT", `talk/reports/${report}`, decision),
  answer: (report: number, verdict: Verdict) => askJson<ReportCard[]>("PUT", `talk/reports/${report}/appeal`, verdict),
};

/** Why somebody refused; null if nobody did, and it failed otherwise. */
export function refusalOf(error: unknown): Message | null {
  return error instanceof Refused ? error.broken.says : null;
}
