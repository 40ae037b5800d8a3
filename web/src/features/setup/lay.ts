/** Tables that are laid with one click: against bots, for a friend, or open to everybody. */
import { served } from "../../tables/doors";
import type { NewOnline } from "../../wire/online";
import { cleanName, friendSeats, quickSeats, seatingOf, type Sitter } from "../../model/seating";
import { settings } from "../../store/settings.svelte";
import type { GameJson } from "../../wire/types";

/** Lay a table with these sitters, oneself first; its id. */
export function lay(game: GameJson, sitters: Sitter[], terms?: NewOnline["terms"]): Promise<string> {
  const { settings: agreed, bots } = seatingOf(game, sitters, {}, "", "", new Date());
  return served.make({
    game: game.name,
    settings: agreed,
    seats: bots,
    name: cleanName(settings.values.name),
    words: "",
    seat: 0,
    ...(terms ? { terms } : {}),
  });
}

/** Against bots that are easy to begin with: it begins at once. */
export const againstBots = (game: GameJson): Promise<string> => lay(game, quickSeats(game));

/** For a friend, who gets a link. */
export const forFriend = (game: GameJson): Promise<string> => lay(game, friendSeats(game));
