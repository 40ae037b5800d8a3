import { describe, expect, it } from "vitest";
import {
  cleanName,
  dayOf,
  friendSeats,
  movedOn,
  namesOf,
  oneLine,
  settingsFor,
  quickSeats,
  seatingOf,
  personsOf,
  shuffled,
  soloSeats,
  type Sitter,
} from "../../src/model/seating";
import { GAMES } from "../../src/wire/games";
import type { GameJson } from "../../src/wire/types";

const person = (name = ""): Sitter => ({ kind: "person", name });
const bot: Sitter = { kind: "bot", level: "master" };

function game(name: string): GameJson {
  const found = GAMES.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
}

describe("the seats of a quick table", () => {
  it("is me against one apprentice where only two can play", () => {
    expect(quickSeats(game("tides"))).toEqual([person(), { kind: "bot", level: "apprentice" }]);
  });

  it("is me and two apprentices where more can play", () => {
    expect(quickSeats(game("stonespine")).map((sitter) => sitter.kind)).toEqual(["person", "bot", "bot"]);
  });

  it.each(GAMES)("has as many seats as $name allows", (each) => {
    for (const sitters of [quickSeats(each), friendSeats(each), soloSeats(each) ?? quickSeats(each)]) {
      expect(sitters.length).toBeGreaterThanOrEqual(each.least);
      expect(sitters.length).toBeLessThanOrEqual(each.most);
    }
  });

  it("is alone only where the game brings its own opponent", () => {
    expect(soloSeats(game("stonespine"))).toEqual([person()]);
    expect(soloSeats(game("tides"))).toBeNull();
  });

  it("is two persons with a friend", () => {
    expect(friendSeats(game("tides"))).toEqual([person(), person()]);
  });
});

describe("names", () => {
  it("writes a person without a name by the seat's letter, in no language", () => {
    expect(namesOf([person(), bot, person("Ana")], "")).toEqual(["A", "bot:master", "Ana"]);
  });

  it("calls the first person by the name of the device's owner", () => {
    expect(namesOf([bot, person(), person()], "Petr")).toEqual(["bot:master", "Petr", "C"]);
  });

  it("gives a person without a name the letter of the next seat in a rematch", () => {
    expect(movedOn(["A", "bot:master", "Ana"])).toEqual(["bot:master", "Ana", "C"]);
  });

  it("holds nothing that a record could not", () => {
    expect(cleanName("  Ana \n Nová ")).toBe("Ana Nová");
    expect(cleanName("Ana;\u0000")).toBe("");
    expect(oneLine(" ; \u2028 ")).toBe("");
  });

  it("lets nobody pass for a bot", () => {
    for (const name of ["bot:master", "Bot 3", "bot"]) expect(cleanName(name)).toBe("");
  });
});

describe("a table to open", () => {
  const today = new Date(2026, 1, 3, 23, 59);

  it("has what the engine needs", () => {
    expect(seatingOf(game("stonespine"), [person("Ana"), bot], { placement: "face-up" }, "a; b", "", today)).toEqual({
      game: "stonespine",
      players: ["Ana", "bot:master"],
      bots: ["", "master"],
      settings: { placement: "face-up" },
      salt: ["a b"],
      headers: { date: "2026-02-03", site: "partie-web" },
    });
  });

  it("takes the usual value where none or a wrong one was chosen, and leaves out what does not apply", () => {
    const seating = seatingOf(game("stonespine"), [person()], { placement: "face-up", jael: "x" }, "", "", today);
    expect(seating.settings).toEqual({ jael: "basic" });
    expect(seating.salt).toEqual([]);
  });

  it("asks for the options of this number of seats", () => {
    expect(settingsFor(game("stonespine"), 1).map((option) => option.name)).toEqual(["jael"]);
    expect(settingsFor(game("stonespine"), 5).map((option) => option.name)).toEqual(["placement"]);
    expect(settingsFor(game("tides"), 2)).toEqual([]);
  });

  it("writes the day of this place", () => {
    expect(dayOf(today)).toBe("2026-02-03");
  });
});

describe("seats", () => {
  it("are shuffled so that everybody still has one", () => {
    expect(shuffled(["A", "B", "C", "D"], (count) => count - 1)).toEqual(["D", "C", "B", "A"]);
    expect(shuffled(["A", "B", "C", "D"], () => 0)).toEqual(["A", "B", "C", "D"]);
    expect(shuffled([..."ABCDEFGH"]).sort()).toEqual([..."ABCDEFGH"]);
  });

  it("belong to those whose eyes are there, whoever answers for them", () => {
    expect(personsOf({ bots: ["", "master", ""] })).toEqual([0, 2]);
    expect(personsOf({ bots: ["regular", "master"], persons: [0] })).toEqual([0]);
  });
});
