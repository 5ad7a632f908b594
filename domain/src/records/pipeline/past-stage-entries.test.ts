import { expect, test } from "vitest";
import { type KnownStageEntries, type PastPosition, pastStageEntries } from "./past-stage-entries";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const position = (stage_id: string) => ({ record_type_id: "p", stage_id });
const past = (minute: number, stage: string | null): PastPosition => ({
  ...{ at: at(minute), by: "mina" },
  position: stage === null ? null : position(stage),
});
const UNKNOWN: KnownStageEntries = { kept: [], now: null, enteredAt: null };
const shown = (entries: readonly PastPosition[], known: Partial<KnownStageEntries> = {}) =>
  pastStageEntries("deal", entries, { ...UNKNOWN, ...known }).map(({ stage_id, entered_at, left_at }) => [
    stage_id,
    entered_at,
    left_at,
  ]);

test("each move ends a stay at a stage and begins the next, and other changes don't", () => {
  const moves = [past(1, "a"), past(2, "a"), past(5, "b"), past(9, null), past(12, "a")];
  expect(shown(moves, { now: position("a"), enteredAt: at(12) })).toEqual([
    ["a", at(1), at(5)],
    ["b", at(5), at(9)],
    ["a", at(12), null],
  ]);
});

test("stored stays are not changed, and only earlier stays are added", () => {
  const kept = [{ ...position("b"), entered_at: at(5), entered_by: "mina" }];
  expect(shown([past(1, "a"), past(5, "b"), past(9, "c")], { kept, now: position("c") })).toEqual([
    ["a", at(1), at(5)],
  ]);
  // The stay that is kept began earlier than the log says it was first seen.
  expect(shown([past(1, "b"), past(9, "c")], { kept, now: position("c") })).toEqual([]);
});

test("a stay with an unknown end is left out, unless the deal is still at that stage", () => {
  expect(shown([past(1, "a"), past(3, "b")], { now: position("c") })).toEqual([["a", at(1), at(3)]]);
  expect(shown([past(1, "a")], { now: position("a"), enteredAt: at(0) })).toEqual([["a", at(0), null]]);
});

test("moves at the same moment get different start times", () => {
  const stays = pastStageEntries("deal", [past(1, "a"), past(1, "b")], { ...UNKNOWN, now: position("b") });
  expect(stays[1]?.entered_at).toBe(new Date(Date.parse(at(1)) + 1).toISOString());
  expect(stays[0]).toMatchObject({ left_by: "mina", source: "audit" });
});
