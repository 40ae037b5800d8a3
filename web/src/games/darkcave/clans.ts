import type { Clan } from "./table";

/** The clans' colours: no seat has one of them. Each clan has a sign besides, a hammer and a pick. */
export const CLAN_COLOURS: Readonly<Record<Clan, string>> = { blue: "#3f86e0", yellow: "#f2c230" };
