/** Processor time of everything this test has started: the browser with all its processes. */
import { readdirSync, readFileSync } from "node:fs";

const TICKS_A_SECOND = 100;

interface Process {
  parent: number;
  ticks: number;
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // The name stands in brackets and may hold anything; the fields after it are numbers.
      const [, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      found.set(Number(name), { parent: Number(parent), ticks: Number(rest[9]) + Number(rest[10]) });
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/** Seconds of processor time of all living descendants of this process. */
export function processorSeconds(): number {
  const all = processes();
  const isOurs = (pid: number): boolean => {
    for (let at = all.get(pid); at; at = all.get(at.parent)) if (at.parent === process.pid) return true;
    return false;
  };
  let ticks = 0;
  for (const [pid, each] of all) if (isOurs(pid)) ticks += each.ticks;
  return ticks / TICKS_A_SECOND;
}
