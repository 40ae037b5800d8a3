import { Refused } from "../../model/refused";
import { ask } from "../../server/ask";
import type { ShunnedCard } from "../../wire/people";
import type { Decision, Notice, ReportCard, Shun, TalkMe, Verdict } from "../../wire/talk";
import type { Message } from "../../wire/types";

async function asked<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  return (await ask(method, `talk/${path}`, body)).json() as Promise<Result>;
}

/** What can be asked of a server about talk. A refusal is a `Refused`. */
export const talkServer = {
  me: () => asked<TalkMe>("GET", "me"),
  choose: (free: boolean) => asked<TalkMe>("PUT", "me", { free }),
  shunned: () => asked<ShunnedCard[]>("GET", "shunned"),
  shun: (whom: Shun) => asked<ShunnedCard[]>("PUT", "shunned", whom),
  forgive: (entry: number) => asked<ShunnedCard[]>("DELETE", `shunned/${entry}`),
  report: (line: number, why: string) => ask("POST", "talk/reports", { line, why }),
  notices: () => asked<Notice[]>("GET", "notices"),
  appeal: (notice: number, text: string) => asked<Notice[]>("POST", `notices/${notice}/appeal`, { text }),
  reports: () => asked<ReportCard[]>("GET", "reports"),
  decide: (report: number, decision: Decision) => asked<ReportCard[]>("PUT", `reports/${report}`, decision),
  answer: (report: number, verdict: Verdict) => asked<ReportCard[]>("PUT", `reports/${report}/appeal`, verdict),
};

/** Why somebody refused; null if nobody did, and it failed otherwise. */
export function refusalOf(error: unknown): Message | null {
  return error instanceof Refused ? error.broken.says : null;
}
