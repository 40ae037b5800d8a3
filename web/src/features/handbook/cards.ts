import type { Catalog } from "../../words/catalog";

/** A question of a game, and the rule behind it. */
export interface RuleJson {
  name: string;
  question: string;
  text: string;
}

/** A card: its code in the records, its name, and what it does. */
export interface CardJson {
  code: string;
  name: string;
  ability: string;
}

/** The rules of a game, in the order of its questions. */
export function rulesOf(catalog: Catalog): RuleJson[] {
  return catalog.keys("rule-").map((key) => {
    const name = key.slice("rule-".length);
    return { name, question: catalog.say(`question-${name}`), text: catalog.say(key) };
  });
}

/** The cards of a game that say what they do, in the order of its words; by their codes, as far as these are known. */
export function cardsOf(catalog: Catalog, codes: string[] = []): CardJson[] {
  const known = new Map(codes.map((code) => [code.toLowerCase(), code]));
  return catalog.keys("ability-").map((key) => {
    const code = key.slice("ability-".length);
    return { code: known.get(code) ?? code, name: catalog.say(`face-${code}`), ability: catalog.say(key) };
  });
}

/** Letters without their marks: who writes „kralovstvi“ means „království“. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();
}

/** Whether every word sought stands somewhere in a text. */
export function holds(text: string, sought: string): boolean {
  const within = plain(text);
  return plain(sought)
    .split(/\s+/u)
    .every((word) => within.includes(word));
}

/** Whether every word sought stands somewhere on the card. */
export function fits(card: CardJson, sought: string): boolean {
  return holds(`${card.code} ${card.name} ${card.ability}`, sought);
}
