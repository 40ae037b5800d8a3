/** Every address of the site: what its page is called, the page itself, and what it is given. */
import type { Component } from "svelte";
import HomePage from "../features/home/HomePage.svelte";
import Lost from "../ui/Lost.svelte";
import { words } from "../words/words.svelte";
import type { Address } from "../browser/address.svelte";

type Props = Record<string, string>;
export type Page = Component<Props>;

export interface Route {
  title: string;
  props: Props;
  /** The page, with the words that few people need. */
  load(): Promise<Page>;
}

/** A page that takes these props. */
type PageFile<Given extends object> = () => Promise<{ default: Component<Given> }>;

function route<Given extends object>(
  title: string,
  file: PageFile<Given>,
  props: NoInfer<Given> & Props,
  topics: readonly string[] = [],
): Route {
  const load = async (): Promise<Page> => {
    const [loaded] = await Promise.all([file(), ...topics.map((topic) => words.study(topic))]);
    return loaded.default as unknown as Page;
  };
  return { title, props, load };
}

/** By the first part of an address; the others are given to it. Pages about clubs and ratings name clocks as the lobby does. */
const ROUTES: Readonly<Record<string, (first: string, second: string) => Route>> = {
  "": () => route("", () => Promise.resolve({ default: HomePage }), {}),
  new: (game) => route(words.say("new-title"), () => import("../features/setup/NewTablePage.svelte"), { game }),
  rules: (game) => route(words.say("rules-title"), () => import("../features/handbook/RulesPage.svelte"), { game }),
  learn: (game) => route(words.say("coach-title"), () => import("../features/setup/LearnPage.svelte"), { game }),
  cards: (game) => route(words.say("rules-cards"), () => import("../features/handbook/CardsPage.svelte"), { game }),
  tables: () => route(words.say("tables-title"), () => import("../features/mytables/MyTablesPage.svelte"), {}),
  statistics: () => route(words.say("stats-title"), () => import("../features/statistics/StatisticsPage.svelte"), {}),
  move: (id) => route(words.say("move-title"), () => import("../features/backup/MovePage.svelte"), { id }),
  arrive: (packed) =>
    route(words.say("arrive-title"), () => import("../features/backup/ArrivePage.svelte"), { packed }),
  settings: () => route(words.say("settings-title"), () => import("../features/settings/SettingsPage.svelte"), {}),
  account: () =>
    route(words.say("shell-account"), () => import("../features/people/AccountPage.svelte"), {}, ["people"]),
  notices: () =>
    route(words.say("shell-notices"), () => import("../features/notifications/NotificationsPage.svelte"), {}, [
      "notifications",
    ]),
  talk: () => route(words.say("page-talk"), () => import("../features/chat/ChatPage.svelte"), {}),
  moderation: () => route(words.say("page-moderation"), () => import("../features/chat/ModerationPage.svelte"), {}),
  credits: () => route(words.say("credits-title"), () => import("../features/credits/CreditsPage.svelte"), {}),
  table: (id) => route(words.say("shell-table"), () => import("../play/LocalTablePage.svelte"), { id }),
  friend: (game) => route(words.say("friend-title"), () => import("../features/setup/FriendPage.svelte"), { game }),
  lobby: () => route(words.say("lobby-title"), () => import("../features/lobby/LobbyPage.svelte"), {}),
  clubs: () =>
    route(words.say("shell-clubs"), () => import("../features/clubs/ClubsPage.svelte"), {}, ["lobby", "clubs"]),
  club: (id, key) =>
    route(words.say("shell-clubs"), () => import("../features/clubs/ClubPage.svelte"), { id, key }, ["lobby", "clubs"]),
  tournament: (id) =>
    route(words.say("shell-clubs"), () => import("../features/clubs/TournamentPage.svelte"), { id }, [
      "lobby",
      "clubs",
    ]),
  history: () =>
    route(words.say("page-history"), () => import("../features/ratings/HistoryPage.svelte"), {}, ["ratings", "lobby"]),
  programs: () => route(words.say("shell-programs"), () => import("../features/programs/ProgramsPage.svelte"), {}),
  invite: (id, key) =>
    route(words.say("friend-invited"), () => import("../features/joining/InvitePage.svelte"), { id, key }),
  online: (id) => route(words.say("shell-table"), () => import("../play/ServedTablePage.svelte"), { id }),
  replay: (id) => route(words.say("shell-replay"), () => import("../features/replay/ReplayPage.svelte"), { id }),
  record: (packed) =>
    route(words.say("shell-replay"), () => import("../features/replay/ReplayPage.svelte"), { packed }),
  check: (id) => route(words.say("shell-check"), () => import("../features/check/CheckPage.svelte"), id ? { id } : {}),
};

/** What an address leads to. */
export function routeTo({ page, parts }: Address): Route {
  const [first = "", second = ""] = parts;
  const found = Object.hasOwn(ROUTES, page) ? ROUTES[page] : undefined;
  return found?.(first, second) ?? route(words.say("shell-lost-title"), () => Promise.resolve({ default: Lost }), {});
}

/** The first parts of all addresses. */
export const PAGES = Object.keys(ROUTES);
