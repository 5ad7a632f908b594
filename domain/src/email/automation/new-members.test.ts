import { expect, test } from "vitest";
import { goesOn, newMembers } from "./new-members";

const seen = { segment_id: "s", baseline: "first", ids: new Set(["a"]) };
const look = { segment_id: "s", existing: false, baseline: "", isRunning: true };

test("records already in the segment at the activation enter only if existing records are included", () => {
  expect(newMembers(["a", "b"], undefined, { ...look, baseline: "first" })).toEqual([]);
  expect(newMembers(["a", "b"], undefined, { ...look, existing: true })).toEqual(["a", "b"]);
});

test("a record that joins the segment later enters", () => {
  expect(newMembers(["a", "b"], seen, look)).toEqual(["b"]);
  expect(newMembers(["a", "b"], seen, { ...look, baseline: "first" })).toEqual(["b"]);
});

test("records that joined while the automation was off don't enter, unless existing ones are included", () => {
  expect(newMembers(["a", "b"], seen, { ...look, baseline: "second" })).toEqual([]);
  expect(newMembers(["a", "b"], seen, { ...look, baseline: "second", existing: true })).toEqual(["b"]);
});

test("nobody enters without the plan, and records that join meanwhile count as existing ones", () => {
  const off = { ...look, isRunning: false };
  expect(newMembers(["a", "b"], seen, off)).toEqual([]);
  expect(newMembers(["a", "b"], undefined, off)).toEqual([]);
  expect(newMembers(["a", "b"], seen, { ...off, existing: true })).toBeUndefined();
});

test("a change of the segment starts over", () => {
  expect(newMembers(["a", "b"], seen, { ...look, segment_id: "t" })).toEqual([]);
  expect(newMembers(["a", "b"], seen, { ...look, segment_id: "t", existing: true })).toEqual(["a", "b"]);
});

test("the next check continues with the records that the last one did not let enter", () => {
  const open = { ...seen, entered: 1, entering: 2 };
  expect(goesOn(open, look)).toBe(true);
  expect(goesOn(open, { ...look, baseline: "first" })).toBe(true);
  expect(goesOn({ ...open, entered: 2 }, look)).toBe(false);
  expect(goesOn(open, { ...look, baseline: "second" })).toBe(false);
  expect(goesOn(open, { ...look, segment_id: "t" })).toBe(false);
  expect(goesOn(open, { ...look, isRunning: false })).toBe(false);
});
