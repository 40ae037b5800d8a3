import { isHidden, mineOf } from "../../model/seats";
import { totalOf } from "../../model/points";
import { FACES } from "../../wire/stonespine";
import type { Speech } from "../../words/catalog";
import type { Paragraph } from "../../kit/screen";
import { elementSays, KINDS } from "./elements";
import { COLUMNS, placeName, PLACES, SIZE } from "./places";
import { goldComingSays, handGoesSays, jaelWhySays, momentSays, placeSays, progressSays, setSays } from "./spoken";
import {
  blueprintOf,
  chamberAt,
  GROWING,
  jaelSteps,
  pointsOf,
  rowOf,
  sealedOf,
  sealedPlace,
  type StonespineSnapshot,
} from "./table";

/** The whole view in words, enough to play by ear. */
export function tell(snapshot: StonespineSnapshot, speech: Speech): Paragraph[] {
  const mine = mineOf(snapshot);
  const others = snapshot.players.map((_, seat) => seat).filter((seat) => seat !== mine);
  return [
    moment(snapshot, mine, speech),
    hand(snapshot, mine, speech),
    dungeon(snapshot, mine, speech),
    market(snapshot, speech),
    challenges(snapshot, mine, speech),
    offers(snapshot, mine, speech),
    goal(snapshot, speech),
    ...others.map((seat) => brief(snapshot, seat, speech)),
    ...(snapshot.players.length === 1 ? [jael(snapshot, speech)] : []),
  ].filter((told) => told.lines.length > 0);
}

function moment(snapshot: StonespineSnapshot, mine: number, speech: Speech): Paragraph {
  const waiting = snapshot.waiting.filter((seat) => seat < snapshot.players.length);
  const lines = [momentSays(snapshot, speech), handGoesSays(snapshot, mine, speech)];
  if (waiting.length > 0) {
    lines.push(speech.say("board-awaited", { seats: waiting.map((seat) => speech.seat(seat)).join(", ") }));
  }
  return { heading: speech.say("stonespine-moment"), lines: lines.filter((line) => line !== "") };
}

function hand(snapshot: StonespineSnapshot, mine: number, speech: Speech): Paragraph {
  const sealed = sealedOf(snapshot);
  const at = sealedPlace(snapshot, mine, null);
  const noteOf = (code: string): string => {
    if (code === sealed.discard) return `; ${speech.say("stonespine-being-discarded")}`;
    if (code !== sealed.card) return "";
    return `; ${speech.say("stonespine-being-built")}${at === null ? "" : `, ${placeName(at)}`}`;
  };
  const known = (snapshot.view.hand[mine] ?? []).filter((code) => !isHidden(code));
  const unknown = (snapshot.view.hand[mine] ?? []).length - known.length;
  const lines = known.map((code) => `${speech.face(code)}: ${speech.ability(code)}${noteOf(code)}`);
  if (unknown > 0) lines.push(speech.say("board-unknown", { count: unknown }));
  return { heading: speech.say("board-hand"), lines };
}

function dungeon(snapshot: StonespineSnapshot, seat: number, speech: Speech): Paragraph {
  const counted = snapshot.counted.dungeons[seat];
  const lines: string[] = [];
  if (!counted) return { heading: "", lines };
  const blueprint = blueprintOf(snapshot.view, seat);
  if (blueprint) lines.push(`${speech.face(blueprint)}: ${speech.ability(blueprint)}`);
  const known = PLACES.slice(0, Math.max(snapshot.view.year, 1) * SIZE);
  lines.push(...known.map((place) => placeSays(snapshot, seat, place, counted, speech)));
  const free = rowOf(snapshot.view).filter((place) => chamberAt(snapshot.view, seat, place) === "");
  if (free.length > 0 && !snapshot.over) {
    lines.push(
      speech.say("stonespine-free-columns", { columns: free.map((place) => COLUMNS[place % SIZE] ?? "").join(", ") }),
    );
  }
  if (counted.passages.length > 0) lines.push(speech.say("place-secret", { places: counted.passages.join(", ") }));
  const points = (row: string): number => pointsOf(snapshot.standing, seat, row);
  lines.push(
    speech.say("board-blueprint-now", { met: counted.met.length, points: points("row-blueprint") }),
    speech.say("board-paths-now", { entrance: counted.entrance.length, exit: counted.exit.length }),
    held(counted.elements, speech),
    snapshot.counted.at_market || snapshot.over
      ? speech.say("board-gold-now", { count: snapshot.view.gold[seat] ?? 0 })
      : goldComingSays(counted.coming, speech),
    GROWING.map((row) => `${speech.say(row)} ${points(row)}`).join(", "),
    speech.say("board-now-of", { seat: speech.seat(seat), points: totalOf(snapshot.standing, seat) }),
  );
  return {
    heading: speech.say("board-dungeon", { seat: speech.seat(seat) }),
    lines: lines.filter((line) => line !== ""),
  };
}

/** How many there are of each kind of element. */
function held(elements: Record<string, number>, speech: Speech): string {
  return KINDS.filter((kind) => (elements[kind] ?? 0) > 0)
    .map((kind) => `${elementSays(kind, speech)} ${elements[kind]}`)
    .join(", ");
}

function market(snapshot: StonespineSnapshot, speech: Speech): Paragraph {
  const { counted } = snapshot;
  const lines = counted.stalls.map((stall) => setSays(stall, speech));
  if (counted.at_market && snapshot.players.length > 1) {
    const order = counted.order.map(
      (seat) => `${speech.seat(seat)} ${speech.say("board-gold-pieces", { count: snapshot.view.gold[seat] ?? 0 })}`,
    );
    lines.push(`${speech.say("stonespine-order-why")}: ${order.join(", ")}`);
  }
  if (counted.carried.length > 0) {
    lines.push(`${speech.say("board-carried")}: ${counted.carried.map((token) => speech.face(token)).join(", ")}`);
  }
  return { heading: speech.say("board-market"), lines };
}

/** A challenge with its number, for Jael discards the lowest. */
function challengeSays(code: string, speech: Speech): string {
  return `${code.slice(2)} ${speech.face(code)}: ${speech.ability(code)}`;
}

function challenges(snapshot: StonespineSnapshot, mine: number, speech: Speech): Paragraph {
  const counted = snapshot.counted.dungeons[mine]?.challenges;
  const lines = (snapshot.view.challenges[mine] ?? []).map(
    (code) => `${challengeSays(code, speech)}; ${progressSays(counted?.[code] ?? [0, 0], speech)}`,
  );
  return { heading: speech.say("stonespine-my-challenges"), lines };
}

function offers(snapshot: StonespineSnapshot, mine: number, speech: Speech): Paragraph {
  const counted = snapshot.counted.dungeons[mine]?.offers;
  const lines = snapshot.view.shown_challenges.map((code) => {
    const [count, each] = counted?.[code] ?? [0, 0];
    return `${challengeSays(code, speech)} ${speech.say("board-would-give", { points: count * each })}`;
  });
  return { heading: speech.say("board-offer"), lines };
}

function goal(snapshot: StonespineSnapshot, speech: Speech): Paragraph {
  const code = snapshot.view.goal[0];
  if (code === undefined) return { heading: "", lines: [] };
  const line = (name: string, count: number, column: number): string =>
    `${name}: ${count}, ${speech.say("stonespine-points", { points: pointsOf(snapshot.standing, column, "row-goal") })}`;
  const standing = snapshot.counted.dungeons.map((each, seat) => line(speech.seat(seat), each.goal, seat));
  if (snapshot.players.length === 1) standing.push(line(speech.say("automaton-jael"), snapshot.counted.jael_goal, 1));
  return {
    heading: speech.say("board-goal-card"),
    lines: [`${speech.face(code)}: ${speech.ability(code)}`, ...standing],
  };
}

/** Another dungeon in few words. */
function brief(snapshot: StonespineSnapshot, seat: number, speech: Speech): Paragraph {
  const counted = snapshot.counted.dungeons[seat];
  if (!counted) return { heading: "", lines: [] };
  const rooms = PLACES.map((place) => [place, chamberAt(snapshot.view, seat, place)] as const).filter(
    ([, code]) => code,
  );
  const taken = (snapshot.view.challenges[seat] ?? []).map((code) => speech.face(code));
  return {
    heading: speech.say("board-dungeon", { seat: speech.seat(seat) }),
    lines: [
      speech.say("board-now-of", { seat: speech.seat(seat), points: totalOf(snapshot.standing, seat) }),
      speech.say("board-gold-now", { count: snapshot.view.gold[seat] ?? 0 }),
      rooms
        .map(
          ([place, code]) =>
            `${placeName(place)} ${speech.face(code)} (${speech.say(`type-${FACES.chambers[code]?.type ?? "cave"}`)})`,
        )
        .join(", "),
      held(counted.elements, speech),
      speech.say("board-blueprint-now", {
        met: counted.met.length,
        points: pointsOf(snapshot.standing, seat, "row-blueprint"),
      }),
      speech.say("board-paths-now", { entrance: counted.entrance.length, exit: counted.exit.length }),
      taken.length > 0 ? `${speech.say("board-challenges")}: ${taken.join(", ")}` : "",
    ].filter((line) => line !== ""),
  };
}

function jael(snapshot: StonespineSnapshot, speech: Speech): Paragraph {
  const { counted, view } = snapshot;
  const lines: string[] = [];
  if (counted.jael_now) {
    lines.push(
      `${speech.say("board-jael-now")}: ${speech.face(counted.jael_now)}; ${speech.ability(counted.jael_now)}`,
    );
  }
  if (counted.at_market) lines.push(view.acted ? speech.say("board-jael-acted") : speech.say("board-jael-waits"));
  lines.push(
    speech.say("board-jael-pile", { chambers: view.jael_chambers.length, tokens: view.jael_tokens.length }),
    held(counted.jael_elements, speech),
    speech.say("board-now-of", { seat: speech.say("automaton-jael"), points: totalOf(snapshot.standing, 1) }),
  );
  for (const step of jaelSteps(snapshot.log).slice(-6)) {
    const why = step.why ? ` ${jaelWhySays(step.why, speech)}` : "";
    lines.push(`${speech.tell(step.event.says)}${why}`);
  }
  return { heading: speech.say("automaton-jael"), lines: lines.filter((line) => line !== "") };
}
