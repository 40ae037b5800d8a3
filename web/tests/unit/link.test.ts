import { packRecord, unpackRecord } from "../../src/browser/packing";
import { expect, it } from "vitest";

const RECORD = '[partie "1"]\n[game "tides"]\n[players "Žofie; bot:apprentice"]\n\n1. * deal 3\n'.repeat(20);

it("brings a record back as it was, in letters that an address may hold", async () => {
  const packed = await packRecord(RECORD);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(packed.length).toBeLessThan(RECORD.length / 4);
  expect(await unpackRecord(packed)).toBe(RECORD);
});

it("says nothing of a link that was cut, changed or never was one", async () => {
  const packed = await packRecord(RECORD);
  for (const wrong of [packed.slice(0, -6), "!", "", "AAAA", packed.replace(/^./, "Z")])
    expect(await unpackRecord(wrong)).toBeNull();
});

it("does not swell a small link to a large text", async () => {
  const bomb = await packRecord("a".repeat(5_000_000));
  expect(bomb.length).toBeLessThan(20_000);
  expect(await unpackRecord(bomb)).toBeNull();
});
