/** Processor time and memory of everything this test has started: the browser with all its processes. */
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

/** The ids of all living descendants of this process. */
function ours(all: Map<number, Process>): number[] {
  const isOurs = (pid: number): boolean => {
    for (let at = all.get(pid); at; at = all.get(at.parent)) if (at.parent === process.pid) return true;
    return false;
  };
  return [...all.keys()].filter(isOurs);
}

/** Seconds of processor time of all living descendants of this process. */
export function processorSeconds(): number {
  const all = processes();
  return ours(all).reduce((ticks, pid) => ticks + (all.get(pid)?.ticks ?? 0), 0) / TICKS_A_SECOND;
}

/** Megabytes of memory of the pages among them, with their workers; what several share counts in parts. */
export function pageMegabytes(): number {
  let kilobytes = 0;
  for (const pid of ours(processes())) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--type=renderer")) continue;
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return kilobytes / 1024;
}
