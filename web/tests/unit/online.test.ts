/** A table that a server keeps: what is said through its socket, what is heard, and what happens when it breaks. */
import { Refused } from "../../src/model/refused";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sitting } from "../../src/play/sitting.svelte";
import { server } from "../../src/tables/served/api";
import { ServedTable, type Surroundings } from "../../src/tables/served/table";
import { ServedPreviews } from "../../src/tables/served/previews";
import type { Happening } from "../../src/tables/table";
import type { FromClient, FromServer, TableCard } from "../../src/wire/online";
import type { EventJson, Option, Snapshot } from "../../src/wire/types";

/** A socket that a test speaks through. */
class Line {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly said: FromClient[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  tell(told: FromServer): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  /** The other end is gone. */
  break(code = 1006, reason = ""): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  /** The number of the last thing that was said, if it is of this kind. */
  last(kind: FromClient["kind"]): number {
    const last = this.said.at(-1);
    expect(last?.kind).toBe(kind);
    return last?.ref ?? 0;
  }
}

const CARD: TableCard = {
  table: "t1",
  game: "any",
  settings: {},
  luck: "",
  players: [
    { seat: 0, name: "Ana", bot: "", program: false, taken: true, reserved: false, here: true },
    { seat: 1, name: "Bea", bot: "", program: false, taken: true, reserved: false, here: true },
  ],
  mine: [0],
  invited: null,
  reserved: null,
  looking_on: 0,
  onlookers: "look",
  begun: true,
  over: false,
  next: "",
  offered: false,
  host: 0,
  terms: { open: false, clock: "", watching: "open", rated: false, language: "" },
  ending: "",
  clocks: null,
};

const message = { key: "x", args: {} };
const option = (text: string): Option => ({ text, picks: [{ field: "card", value: text }], says: message });

const line = (question: number): EventJson => ({
  question,
  kind: "told",
  says: message,
  seat: null,
  pieces: [],
  places: [],
});

function view(question: number, some: Partial<Snapshot> = {}): Snapshot {
  const options = ["take 1", "take 2"].map(option);
  return {
    game: "any",
    version: 0,
    viewer: 0,
    players: ["Ana", "Bea"],
    automaton: "",
    question,
    over: false,
    waiting: [0, 1],
    answered: [],
    given: [],
    asked: { question, part: 0, name: "card", prompt: message, rule: message, options },
    interjections: [],
    may_undo: false,
    view: { hand: ["1", "2"] },
    grids: {},
    counted: {},
    standing: [],
    sheet: [],
    outcome: null,
    since: 0,
    log: [],
    ...some,
  };
}

const look = (version: number, snapshot: Snapshot): FromServer => ({ kind: "look", version, snapshot });

interface Table {
  session: ServedTable;
  lines: Line[];
  /** The socket that is open now. */
  line(): Line;
  heard: Happening[];
}

const sessions: ServedTable[] = [];

function table(): Table {
  const lines: Line[] = [];
  const world: Surroundings = {
    plug: (url) => {
      const opened = new Line(url);
      lines.push(opened);
      return opened as unknown as WebSocket;
    },
    server,
    previews: (asks) => new ServedPreviews(asks),
  };
  const session = new ServedTable(CARD, { seat: 0 }, world);
  sessions.push(session);
  const heard: Happening[] = [];
  session.onchange((happening) => heard.push(happening));
  return { session, lines, heard, line: () => lines.at(-1) as Line };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
});
afterEach(() => {
  for (const session of sessions.splice(0)) session.leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a look", () => {
  it("is waited for, and then the newest one", async () => {
    const { session, line, heard } = table();
    const first = session.snapshot(0);
    line().tell({ kind: "seats", card: CARD });
    line().tell(look(4, view(1)));
    expect((await first).question).toBe(1);
    line().tell({ kind: "change", version: 5, fields: { question: 2, asked: null }, view: { set: { hand: ["2"] } } });
    expect(await session.snapshot(0)).toMatchObject({ question: 2, asked: null, view: { hand: ["2"] } });
    expect(heard.map(({ kind }) => kind)).toEqual(["seats", "changed", "changed"]);
  });

  it("is through one pair of eyes", () => {
    const { session, line } = table();
    expect(line().url).toMatch(/^ws:.*\/api\/tables\/t1\/socket\?seat=0$/);
    expect(() => session.snapshot(1)).toThrow("does not sit");
  });

  it("comes again, through another socket, where a version was missed", async () => {
    const { session, lines, line, heard } = table();
    line().tell(look(4, view(1)));
    line().tell({ kind: "change", version: 6, fields: { question: 3 } });
    expect(lines).toHaveLength(2);
    expect(lines[0]?.readyState).toBe(WebSocket.CLOSED);
    expect((await session.snapshot(0)).question).toBe(1);
    line().tell(look(6, view(3)));
    expect((await session.snapshot(0)).question).toBe(3);
    expect(heard.map(({ kind }) => kind)).toEqual(["changed", "changed"]); // nobody was offline
  });

  it("brings older lines of the log once somebody reads it, though more was told meanwhile", async () => {
    const { session, line } = table();
    line().tell(look(1, view(9, { since: 2, log: [line3] })));
    const older = session.can.older();
    void session.can.older();
    expect(line().said).toEqual([{ kind: "older", ref: 1, before: 2 }]);
    line().tell({ kind: "change", version: 2, fields: {}, log: { from: 3, lines: [line4] } });
    line().tell({ kind: "done", ref: 1, result: [line1, line2] });
    await older;
    expect(await session.snapshot(0)).toMatchObject({ since: 0, log: [line1, line2, line3, line4] });
    await session.can.older();
    expect(line().said).toHaveLength(1); // nothing is missing any more
  });

  const [line1, line2, line3, line4] = [line(1), line(2), line(3), line(4)];
});

describe("a server that was restored", () => {
  it("is told how far these eyes have seen, and says that it knows less", async () => {
    const { session, lines, line, heard } = table();
    const sitting = new Sitting(session, () => false);
    line().tell(look(4, view(14)));
    line().tell({ kind: "change", version: 5, fields: { question: 12 } }); // Something was taken back.
    line().break();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
    expect(line().url).toMatch(/\?seat=0&known=14$/);
    line().tell({ kind: "seats", card: CARD });
    line().tell({ kind: "behind" });
    line().tell(look(0, view(11)));
    expect(heard.map(({ kind }) => kind)).toContain("behind");
    expect((await session.snapshot(0)).question).toBe(11);
    expect(sitting.isBehind).toBe(true);
    // It is told once.
    line().break();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(line().url).toMatch(/\?seat=0&known=11$/);
    sitting.leave();
  });

  it("is believed by a screen that comes later", () => {
    const { session, line } = table();
    line().tell({ kind: "behind" });
    const sitting = new Sitting(session, () => false);
    expect(sitting.isBehind).toBe(true);
    sitting.leave();
  });
});

describe("an answer", () => {
  it("is settled by the server", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const settled = vi.fn();
    const answer = session.answer(0, 1, 0, "take 1").then(settled);
    expect(line().said).toEqual([{ kind: "answer", ref: 1, question: 1, part: 0, text: "take 1" }]);
    line().tell({ kind: "change", version: 2, fields: { asked: null } });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    line().tell({ kind: "done", ref: 1, result: null });
    await answer;
    expect(settled).toHaveBeenCalled();
  });

  it("that is acknowledged before its change is settled with it", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const settled = vi.fn();
    void session.answer(0, 1, 0, "take 1").then(settled);
    line().tell({ kind: "done", ref: 1, result: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    line().tell({ kind: "change", version: 2, fields: { asked: null } });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalled();
  });

  it("is refused with the reason", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const answer = session.answer(0, 1, 0, "take 9");
    const why = { kind: "illegal", says: { key: "reason-x", args: {} } };
    line().tell({ kind: "refused", ref: line().last("answer"), why });
    await expect(answer).rejects.toEqual(new Refused(why));
  });

  it("that was not acknowledged is given again after the connection broke, once the table is seen", async () => {
    const { session, lines, line } = table();
    line().tell(look(1, view(1)));
    const answer = session.answer(0, 1, 0, "take 1");
    line().break();
    await vi.advanceTimersByTimeAsync(500);
    expect(lines).toHaveLength(2);
    line().tell({ kind: "seats", card: CARD });
    expect(line().said).toEqual([]);
    line().tell(look(1, view(1)));
    expect(line().said).toMatchObject([{ kind: "answer", question: 1, part: 0, text: "take 1" }]);
    line().tell({ kind: "done", ref: line().last("answer"), result: null });
    await answer;
  });

  it("can be given again as soon as a server that goes says so, and not before", async () => {
    const { lines, line } = table();
    line().tell(look(1, view(1)));
    line().tell({ kind: "bye", why: "restart" });
    line().break(1012, "1200");
    await vi.advanceTimersByTimeAsync(1199);
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toHaveLength(2);
    line().tell(look(1, view(1)));
    line().break(1012, "99999999"); // nobody waits that long
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines).toHaveLength(3);
    line().tell(look(1, view(1)));
    line().break(1012, "soon");
    await vi.advanceTimersByTimeAsync(500);
    expect(lines).toHaveLength(4);
  });

  it("goes on where the browser has the cookie of a new session, and nobody is told that they were signed out", async () => {
    const { session, lines, line } = table();
    const told: string[] = [];
    session.onchange(({ kind }) => told.push(kind));
    line().tell(look(1, view(1)));
    const answer = session.answer(0, 1, 0, "take 1");
    line().tell({ kind: "bye", why: "renewed" });
    line().break(1012, "1000");
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines).toHaveLength(2);
    line().tell(look(1, view(1)));
    line().tell({ kind: "done", ref: line().last("answer"), result: null });
    await answer;
    expect(told).not.toContain("taken");
  });

  it("that is given while there is no connection waits for it", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    line().break();
    const answer = session.answer(0, 1, 0, "take 1");
    await vi.advanceTimersByTimeAsync(500);
    line().tell(look(1, view(1)));
    line().tell({ kind: "done", ref: line().last("answer"), result: null });
    await answer;
  });

  it("is never taken back twice: an undo that may have been heard is not said again", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const undo = session.undo();
    line().break();
    expect(await undo).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    line().tell(look(1, view(1)));
    expect(line().said).toEqual([]);
  });

  it("is shown as on its way, with what was chosen, until it is settled", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const sitting = new Sitting(session, () => false);
    await sitting.begin();
    sitting.places.tap([{ field: "card", value: "take 1" }]);
    expect(sitting.busy).toBe(true);
    expect(sitting.places.state([{ field: "card", value: "take 1" }])).toBe("chosen");
    await vi.advanceTimersByTimeAsync(500);
    expect(sitting.isSending).toBe(true);
    line().tell({ kind: "change", version: 2, fields: { asked: null, given: ["take 1"] } });
    line().tell({ kind: "done", ref: line().last("answer"), result: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(sitting).toMatchObject({ busy: false, isSending: false, snapshot: { given: ["take 1"] } });
    expect(sitting.places.path).toEqual([]);
  });

  it("that waits to be confirmed stays chosen while others answer", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const sitting = new Sitting(session, () => true);
    await sitting.begin();
    sitting.places.tap([{ field: "card", value: "take 2" }]);
    line().tell({ kind: "change", version: 2, fields: { answered: [1], waiting: [0] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sitting.snapshot?.answered).toEqual([1]);
    expect(sitting.places.ready?.text).toBe("take 2");
  });
});

describe("a preview", () => {
  it("is asked for seldom, and the last one asked for wins", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const foreseen = ["a", "b", "c"].map((text) => session.foresee(0, [text]));
    expect(line().said).toMatchObject([{ kind: "foresee", texts: ["a"] }]);
    const told = { view: {}, counted: {}, standing: [], gains: [3] };
    line().tell({ kind: "done", ref: line().last("foresee"), result: told });
    expect(await foreseen[0]).toEqual(told);
    expect(await foreseen[1]).toBeNull();
    expect(line().said).toHaveLength(1); // not yet
    await vi.advanceTimersByTimeAsync(250);
    expect(line().said).toMatchObject([{ texts: ["a"] }, { texts: ["c"] }]);
    line().tell({ kind: "done", ref: line().last("foresee"), result: told });
    expect(await foreseen[2]).toEqual(told);
  });

  it("of the same view is not asked for twice, and of the next one again", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const first = session.foresee(0, ["a"]);
    line().tell({ kind: "done", ref: line().last("foresee"), result: null });
    await first;
    await vi.advanceTimersByTimeAsync(1000);
    await session.foresee(0, ["a"]);
    expect(line().said).toHaveLength(1);
    line().tell({ kind: "change", version: 2, fields: { question: 2 } });
    void session.foresee(0, ["a"]);
    expect(line().said).toHaveLength(2);
  });

  it("that is refused, or lost with the connection, is none", async () => {
    const { session, line } = table();
    line().tell(look(1, view(1)));
    const slow = session.foresee(0, ["a"]);
    line().tell({ kind: "refused", ref: line().last("foresee"), why: { kind: "slow", says: message } });
    expect(await slow).toBeNull();
    const why = session.whyNot(0, "take 9");
    line().break();
    expect(await why).toBeNull();
    const later = session.whyNot(0, "take 9"); // nobody can be asked
    await vi.advanceTimersByTimeAsync(250);
    expect(await later).toBeNull();
  });
});

describe("a connection that is lost", () => {
  const offline = ({ heard }: Table): number[] =>
    heard.flatMap((each) => (each.kind === "offline" ? [each.until - Date.now()] : []));

  it("is tried again after longer and longer pauses, and told", async () => {
    const it = table();
    it.line().tell(look(1, view(1)));
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
      it.heard.length = 0;
      it.line().break();
      expect(offline(it)).toEqual([pause]);
      const tries = it.lines.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(it.lines).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
      expect(it.lines).toHaveLength(tries + 1);
    }
    it.heard.length = 0;
    it.line().tell({ kind: "seats", card: CARD });
    expect(it.heard.map(({ kind }) => kind)).toEqual(["online", "seats"]);
    it.line().break();
    expect(offline(it)).toEqual([500]); // from the beginning
  });

  it("is tried at once when somebody asks for it, the network is back, or the page is seen again", () => {
    const { session, lines, line } = table();
    const ways = [
      () => session.can.connection.retry(),
      () => window.dispatchEvent(new Event("online")),
      () => document.dispatchEvent(new Event("visibilitychange")),
    ];
    for (const way of ways) {
      const tries = lines.length;
      line().break();
      way();
      expect(lines).toHaveLength(tries + 1);
      way();
      expect(lines).toHaveLength(tries + 1); // one is being opened
    }
  });

  it("is noticed though nobody says so", async () => {
    const { session, lines, line, heard } = table();
    line().tell(look(1, view(1)));
    void session.answer(0, 1, 0, "take 1");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(heard.at(-1)?.kind).toBe("offline");
    await vi.advanceTimersByTimeAsync(500);
    expect(lines).toHaveLength(2);
  });

  it("is doubted when the page is seen again, and kept where something is heard", async () => {
    const { lines, line } = table();
    line().tell(look(1, view(1)));
    document.dispatchEvent(new Event("visibilitychange"));
    line().tell({ kind: "done", ref: line().last("older"), result: [] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lines).toHaveLength(2);
  });

  it("is left alone where the table is open in another window, or was left", async () => {
    const { session, lines, line, heard } = table();
    line().tell(look(1, view(1)));
    line().tell({ kind: "bye", why: "elsewhere" });
    line().break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard.at(-1)).toEqual({ kind: "taken" });
    session.leave();
    session.can.connection.retry();
    expect(lines).toHaveLength(1);
  });
});

describe("seats", () => {
  it("tell who is away, whom a bot plays for, and what may be handed over", () => {
    const { session, line } = table();
    const [ana, bea] = CARD.players as [(typeof CARD.players)[0], (typeof CARD.players)[0]];
    const card = {
      ...CARD,
      players: [
        { ...ana, bot: "regular" },
        { ...bea, here: false },
      ],
      next: "t2",
    };
    line().tell({ kind: "seats", card });
    expect(session).toMatchObject({ bots: ["regular", ""], can: { others: { away: [1] }, next: { offer: null } } });
    line().tell({ kind: "seats", card: { ...card, offered: true } });
    expect(session.can.next?.offer).toMatchObject({ next: "t2", terms: CARD.terms });
    expect([0, 1].map((seat) => session.mayEntrust(seat))).toEqual([true, false]);
  });

  it("go on at another table, whose address is told", async () => {
    vi.spyOn(server, "rematch").mockResolvedValue("t2");
    expect(await table().session.can.next?.rematch()).toBe("/online/t2");
  });

  it("say something to the table, and everybody keeps what they hear", async () => {
    const { session, line } = table();
    const sitting = new Sitting(session, () => false);
    line().tell(look(0, view(3)));
    const says = { key: "any-claim-loyal", args: {} };
    sitting.notes.claim({ seat: 0, question: 3, says });
    const ref = line().last("claim");
    expect(sitting.notes.claims).toEqual([]);
    line().tell({ kind: "claimed", seat: 0, question: 3, says });
    line().tell({ kind: "done", ref, result: null });
    line().tell({ kind: "claimed", seat: 1, question: 3, says });
    await vi.advanceTimersByTimeAsync(0);
    expect(sitting.notes.claims.map(({ seat }) => seat)).toEqual([0, 1]);
    sitting.leave();
  });

  it("are nobody's for an onlooker", () => {
    const session = new ServedTable(
      { ...CARD, mine: [] },
      { key: "look" },
      { plug: (url) => new Line(url) as unknown as WebSocket, server, previews: (asks) => new ServedPreviews(asks) },
    );
    sessions.push(session);
    expect(session.viewers).toEqual([14]);
    expect(session.can.next).toBeNull();
    expect(session.mayEntrust(0)).toBe(false);
  });
});
