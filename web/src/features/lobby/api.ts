/** The door to the lobby of a server: open tables, what a host may do before the start, and one's own tables. */
import type {
  Companion,
  Hosted,
  HostTerms,
  Invitation,
  LobbyChange,
  LobbySnapshot,
  Mine,
  MyTable,
  OpenSeats,
  OpenTable,
} from "../../wire/lobby";
import type { TableCard } from "../../wire/online";
import { listen } from "../../server/socket";
import { served } from "../../tables/doors";
import { ask, askJson } from "../../server/ask";

export type { Companion, Invitation, Mine, MyTable, OpenSeats, OpenTable, TableCard };

/** The tables of a snapshot, by their numbers. */
export function tablesOf(told: LobbySnapshot): Map<number, OpenTable> {
  let number = 0;
  return new Map(
    told.numbers.map((step, at) => {
      number += step;
      const kind = told.kinds[told.of[at] ?? 0];
      if (!kind) throw new Error("a table of no kind");
      return [number, { ...kind, number, free: told.free[at] ?? 0 }];
    }),
  );
}

/** The same tables after a change. */
export function changed(tables: Map<number, OpenTable>, told: LobbyChange): Map<number, OpenTable> {
  const next = new Map(tables);
  for (const row of told.rows) next.set(row.number, row);
  for (const number of told.gone) next.delete(number);
  return next;
}

async function unpacked(packed: ArrayBuffer): Promise<LobbySnapshot> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as LobbySnapshot;
}

const tablePath = (table: string, more: string): string => `tables/${encodeURIComponent(table)}/${more}`;

const hosted = (method: string, table: string, more: string, body: unknown): Promise<Hosted> =>
  askJson(method, tablePath(table, more), body);

/** Sit down by asking for it. */
async function seated(path: string, name: string): Promise<TableCard> {
  const card = await askJson<TableCard>("POST", path, { name, words: "" });
  served.remember(card);
  return card;
}

export const lobby = {
  /** Be told of all open tables, now and whenever they change, until it is left. Null while the server is away. */
  follow(told: (tables: Map<number, OpenTable> | null) => void): () => void {
    let tables = new Map<number, OpenTable>();
    return listen(
      "lobby/socket",
      async (data) => {
        if (typeof data !== "string") tables = tablesOf(await unpacked(data));
        else {
          const frame = JSON.parse(data) as LobbyChange | { kind: "bye" };
          if (frame.kind === "bye") return;
          tables = changed(tables, frame);
        }
        told(tables);
      },
      () => told(null),
    );
  },

  /** Who sits at these tables. */
  async sitters(numbers: number[]): Promise<OpenSeats[]> {
    if (numbers.length === 0) return [];
    return askJson("GET", `lobby/tables?numbers=${numbers.join(",")}`);
  },

  /** Sit down at an open table. Rejects with `Refused`. */
  sit(number: number, name: string): Promise<TableCard> {
    return seated(`lobby/tables/${number}/seat`, name);
  },

  async leave(table: string): Promise<void> {
    await ask("POST", tablePath(table, "leave"));
  },
  async start(table: string, bot: string): Promise<void> {
    await hosted("POST", table, "start", { bot });
  },
  async remove(table: string, seat: number, keepOut: boolean): Promise<void> {
    served.keepKey(table, seat, (await hosted("POST", table, `seats/${seat}/remove`, { keep_out: keepOut })).key);
  },
  /** Give a seat to a bot, or keep it for a person. */
  async give(table: string, seat: number, bot: string): Promise<void> {
    served.keepKey(table, seat, (await hosted("PUT", table, `seats/${seat}/sitter`, { bot })).key);
  },
  /** Let everybody sit at another seat; the links lead to where they are now. */
  async arrange(table: string, order: number[]): Promise<void> {
    const undo = served.arrangeKeys(table, order);
    try {
      await hosted("PUT", table, "order", { order });
    } catch (error) {
      undo();
      throw error;
    }
  },
  async agree(table: string, terms: HostTerms): Promise<void> {
    await hosted("PUT", table, "terms", terms);
  },

  /** People one has played with. */
  companions(): Promise<Companion[]> {
    return askJson("GET", "me/companions");
  },
  async invite(table: string, person: number): Promise<void> {
    await ask("POST", tablePath(table, "invitations"), { person });
  },
  accept(table: string, name: string): Promise<TableCard> {
    return seated(`me/invitations/${encodeURIComponent(table)}`, name);
  },
  async decline(table: string): Promise<void> {
    await ask("DELETE", `me/invitations/${encodeURIComponent(table)}`);
  },
};
