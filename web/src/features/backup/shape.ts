/** Whether some JSON has the shape of what we keep. What it says is checked by the rules; here only that it can be asked. */
import type { TableLink } from "../../tables/served/tables";
import { LEVELS } from "../../model/seating";
import type { KeptTable } from "../../tables/tables";
import type { Content } from "./content";

type Json = Record<string, unknown>;

/** Seats that a record has letters for. */
const SEATS = 14;
const ID = /^[\w-]{1,100}$/;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isId = (value: unknown): boolean => isText(value) && ID.test(value);
const isListOf = (value: unknown, fits: (each: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(fits);
const idsIn = (tables: unknown[]): Set<unknown> => new Set(tables.map((table) => (table as Json)["id"]));
const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);

/** How far a learner is at a table. */
function isLesson(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { told, answered, count, over } = value;
  return isListOf(told, isText) && isText(answered) && isNumber(count) && typeof over === "boolean";
}

function isTable(value: unknown): value is KeptTable {
  if (!isObject(value)) return false;
  const { players, bots, persons } = value;
  if (!isListOf(players, isText) || players.length < 1 || players.length > SEATS) return false;
  const isSeat = (each: unknown): boolean => Number.isInteger(each) && Number(each) in players;
  const isBot = (each: unknown): boolean => each === "" || (LEVELS as readonly unknown[]).includes(each);
  return (
    isId(value["id"]) &&
    [value["game"], value["seed"], value["record"]].every(isText) &&
    isListOf(bots, isBot) &&
    bots.length === players.length &&
    (persons === undefined || isListOf(persons, isSeat)) &&
    (value["lesson"] === undefined || isLesson(value["lesson"])) &&
    isTexts(value["settings"]) &&
    [value["created"], value["changed"], value["question"]].every(isNumber) &&
    isListOf(value["scores"], isNumber) &&
    isListOf(value["ranks"], isNumber) &&
    [value["over"], value["imported"]].every((each) => typeof each === "boolean")
  );
}

function isLink(value: unknown): value is TableLink {
  if (!isObject(value)) return false;
  const { seat } = value;
  return (
    isId(value["id"]) &&
    isText(value["game"]) &&
    isListOf(value["players"], isText) &&
    isListOf(value["keys"], isText) &&
    isText(value["onlookers"]) &&
    (seat === null || Number.isInteger(seat)) &&
    isNumber(value["changed"]) &&
    typeof value["over"] === "boolean"
  );
}

/** Whether this is what a file holds. */
export function isContent(value: unknown): value is Content {
  if (!isObject(value)) return false;
  const { tables, links, notes, others, settings } = value;
  return (
    isListOf(tables, isTable) &&
    idsIn(tables).size === tables.length &&
    isListOf(links, isLink) &&
    isObject(notes) &&
    Object.values(notes).every(isTexts) &&
    isTexts(others) &&
    Object.keys(others).every((name) => name.startsWith("partie.")) &&
    (settings === null || isObject(settings))
  );
}
