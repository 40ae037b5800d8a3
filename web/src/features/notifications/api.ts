/** How one wants to be told: what is asked of the server, and of the browser for its push service. */
import { askJson } from "../../server/ask";
import type { MailCode, NewHook, NewMail, NewPush, NoticesJson, QuietHours } from "../../wire/notices";
import { key } from "../../words/catalog";

/** Why this browser cannot be pushed to: it has no such thing, or somebody has forbidden it. */
export type NoPush = "cannot" | "forbidden";

const told = (method: string, path: string, body?: unknown): Promise<NoticesJson> =>
  askJson(method, `notices${path}`, body);

/** The time zone of this browser. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What can be asked of the server. A refusal is a `Refused`. */
export const notices = {
  look: (): Promise<NoticesJson> => told("GET", ""),
  addMail: (address: string): Promise<NoticesJson> =>
    told("POST", "/mail", { address, zone: zone() } satisfies NewMail),
  confirm: (id: number, code: string): Promise<NoticesJson> => told("POST", `/${id}/code`, { code } satisfies MailCode),
  addHook: (url: string): Promise<NoticesJson> => told("POST", "/hook", { url, zone: zone() } satisfies NewHook),
  tryOut: (id: number): Promise<NoticesJson> => told("POST", `/${id}/trial`),
  keepQuiet: (id: number, quiet: [number, number]): Promise<NoticesJson> =>
    told("PUT", `/${id}/quiet`, { quiet, zone: zone() } satisfies QuietHours),
  remove: (id: number): Promise<NoticesJson> => told("DELETE", `/${id}`),

  /** Have this browser pushed to. The browser asks its owner, so this is for the moment when they press a button. */
  async addPush(publicKey: string): Promise<NoticesJson | NoPush> {
    if (!canPush()) return "cannot";
    if ((await Notification.requestPermission()) !== "granted") return "forbidden";
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return "cannot";
    const subscription = await subscribe(registration, publicKey).catch((error: unknown) => console.warn(error));
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (!endpoint || !keys) return "cannot";
    const { p256dh = "", auth = "" } = keys;
    return told("POST", "/push", { endpoint, p256dh, auth, zone: zone() } satisfies NewPush);
  },
};

/** Whether this browser knows of pushing at all. */
export function canPush(): boolean {
  return "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;
}

/** One that was made for another server's key is of no use any more. */
async function subscribe(registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(wanted);
  } catch (error) {
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(wanted);
  }
}

const KINDS: Record<string, string> = {
  turn: key("notices-kind-turn"),
  half: key("notices-kind-half"),
  tenth: key("notices-kind-tenth"),
  invitation: key("notices-kind-invitation"),
  ended: key("notices-kind-ended"),
  rematch: key("notices-kind-rematch"),
  trial: key("notices-kind-trial"),
};

const RESULTS: Record<string, string> = {
  ok: key("notices-result-ok"),
  sending: key("notices-result-sending"),
  spared: key("notices-result-spared"),
  gone: key("notices-result-gone"),
  address: key("notices-result-address"),
  unreachable: key("notices-result-unreachable"),
  timeout: key("notices-result-timeout"),
  tls: key("notices-result-tls"),
  wrong: key("notices-result-wrong"),
  broken: key("notices-result-broken"),
  status: key("notices-result-status"),
  mail: key("notices-result-mail"),
};

/** What a notice was about, by its key. */
export function kindKey(kind: string): string {
  return KINDS[kind] ?? key("notices-kind-turn");
}

/** What came of a notice: whether it is good news, the key to say it by, and the number another server gave. */
export function outcomeOf(result: string): { mark: string; key: string; number: number } {
  const [word = "", number = "0"] = result.split(" ");
  const mark = word === "ok" ? "✓" : word === "sending" || word === "spared" ? "–" : "✗";
  return { mark, key: RESULTS[word] ?? key("notices-result-broken"), number: Number(number) };
}

/** Minutes of the day as a field for times has them, and back. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesIn(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}
