import type { Table, Talks } from "../../tables/table";
import { words } from "../../words/words.svelte";
import Door from "./Door.svelte";
import Panel from "./Panel.svelte";
import { TableTalk } from "./talk.svelte";
import Voice from "./Voice.svelte";

/** What a table needs to talk: fetched only where people sit at other screens. */
export interface Talking {
  talk: TableTalk;
  Door: typeof Door;
  Panel: typeof Panel;
  Voice: typeof Voice;
}

/** Have the words, and hear what was said so far. */
export async function openTalk(table: Table, talks: Talks): Promise<Talking> {
  await words.study("chat");
  return { talk: new TableTalk(table, talks), Door, Panel, Voice };
}
