import type { Change, Difference, PointJson, Snapshot, Spliced } from "../../wire/types";

type Entries = Record<string, unknown>;

/**
 * What these eyes see after a change of what they saw. Nothing that is given is changed, and whatever did not change
 * stays the same object, so that nothing of it is drawn again.
 */
export function merge<View, Counted>(snapshot: Snapshot<View, Counted>, change: Change): Snapshot<View, Counted> {
  const merged = { ...snapshot, ...change.fields, version: change.version };
  if (change.view) merged.view = inside(snapshot.view, change.view);
  if (change.counted) merged.counted = inside(snapshot.counted, change.counted);
  if (change.grids) merged.grids = inside(snapshot.grids, change.grids);
  if (change.standing) merged.standing = splice(snapshot.standing, change.standing);
  if (change.sheet) merged.sheet = splice(snapshot.sheet, change.sheet);
  if (change.log) {
    const { from, lines } = change.log;
    merged.since = Math.min(snapshot.since, from);
    merged.log = [...snapshot.log.slice(0, Math.max(0, from - snapshot.since)), ...lines];
  }
  return merged;
}

/** Points with others in the place of some. */
function splice(points: PointJson[], { from, until, points: others }: Spliced): PointJson[] {
  return [...points.slice(0, from), ...others, ...points.slice(until)];
}

/** An object or a list with what changed in it; an entry of a list goes by its index. */
function inside<Value>(value: Value, difference: Difference): Value {
  const old = value as Entries;
  const merged = (Array.isArray(value) ? [...(value as unknown[])] : { ...old }) as Entries;
  for (const key of difference.gone ?? []) Reflect.deleteProperty(merged, key);
  Object.assign(merged, difference.set);
  for (const [key, within] of Object.entries(difference.inside ?? {})) merged[key] = inside(old[key], within);
  return merged as Value;
}
