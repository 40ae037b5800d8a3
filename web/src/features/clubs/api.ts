/** The door to clubs and tournaments of a server. A refusal is a `Refused`. */
import type { Club, MyClub, NewTournament, Tournament, TournamentCard } from "../../wire/clubs";
import type { MadeTable, NewOnline, TableCard } from "../../wire/online";
import { served } from "../../tables/doors";
import { ask, askJson } from "../../server/ask";

export type { BoardCard, Club, Entry, Member, MyClub, Tournament, TournamentCard } from "../../wire/clubs";

async function done(method: string, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

const clubPath = (club: string, more = ""): string => `clubs/${encodeURIComponent(club)}${more}`;
const tournamentPath = (tournament: string, more = ""): string =>
  `tournaments/${encodeURIComponent(tournament)}${more}`;

/** The link by which anybody comes into a club. */
export function clubLink(club: string, key: string): string {
  return new URL(`#/club/${encodeURIComponent(club)}/${encodeURIComponent(key)}`, document.baseURI).href;
}

export const clubs = {
  mine: (): Promise<MyClub[]> => askJson("GET", "clubs"),
  open: (name: string, me: string): Promise<Club> => askJson("POST", "clubs", { name, me }),
  find: (club: string, key: string): Promise<Club> =>
    askJson("GET", clubPath(club, key ? `?${new URLSearchParams({ key })}` : "")),
  join: (club: string, key: string, name: string): Promise<Club> =>
    askJson("POST", clubPath(club, "/members"), { key, name }),
  remove: (club: string, person: number): Promise<void> => done("DELETE", clubPath(club, `/members/${person}`)),
  handOver: (club: string, person: number): Promise<Club> => askJson("PUT", clubPath(club, "/owner"), { person }),
  close: (club: string): Promise<void> => done("DELETE", clubPath(club)),

  /** Lay a table for members, and sit down at it; its id. */
  async lay(club: string, table: NewOnline): Promise<string> {
    return (await askJson<MadeTable>("POST", clubPath(club, "/tables"), table)).table;
  },
  async sit(club: string, table: string): Promise<void> {
    const card = await askJson<TableCard>("POST", clubPath(club, `/tables/${encodeURIComponent(table)}/seat`), {
      words: "",
    });
    served.remember(card);
  },
};

export const tournaments = {
  waiting: (): Promise<TournamentCard[]> => askJson("GET", "tournaments"),
  open: (wanted: NewTournament): Promise<Tournament> => askJson("POST", "tournaments", wanted),
  find: (tournament: string): Promise<Tournament> => askJson("GET", tournamentPath(tournament)),
  enter: (tournament: string, name: string): Promise<Tournament> =>
    askJson("POST", tournamentPath(tournament, "/entries"), { name }),
  withdraw: (tournament: string, number: number): Promise<void> =>
    done("DELETE", tournamentPath(tournament, `/entries/${number}`)),
  start: (tournament: string): Promise<Tournament> => askJson("POST", tournamentPath(tournament, "/start")),
  callOff: (tournament: string): Promise<void> => done("DELETE", tournamentPath(tournament)),
};
