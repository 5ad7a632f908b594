import { expect, test } from "vitest";
import { insertStep, moveStep, removeStep, replaceStep } from "./edit-steps";
import type { Step } from "./step";
import { flatSteps } from "./steps";

const leave = (id: string): Step => ({ id, type: "leave" });
const STEPS: Step[] = [
  leave("a"),
  { id: "c", type: "condition", filter: null, label: "", yes: [leave("y1"), leave("y2")], no: [] },
  leave("z"),
];
const idsOf = (steps: Step[]) => flatSteps(steps).map(({ id }) => id);

test("a step is inserted into a list or a branch", () => {
  expect(idsOf(insertStep(STEPS, leave("n"), { branch: null, place: 1 }))).toEqual(["a", "n", "c", "y1", "y2", "z"]);
  const no = { condition: "c", holds: false };
  expect(insertStep(STEPS, leave("n"), { branch: no, place: 0 })[1]).toMatchObject({ no: [leave("n")] });
  const yes = { condition: "c", holds: true };
  expect(idsOf(insertStep(STEPS, leave("n"), { branch: yes, place: 1 }))).toEqual(["a", "c", "y1", "n", "y2", "z"]);
});

test("a condition is removed with its branches", () => {
  expect(idsOf(removeStep(STEPS, "c"))).toEqual(["a", "z"]);
  expect(idsOf(removeStep(STEPS, "y1"))).toEqual(["a", "c", "y2", "z"]);
});

test("a step is replaced where it stands", () => {
  const note: Step = { id: "y2", type: "update_field", field_id: "role", value: "x" };
  expect(flatSteps(replaceStep(STEPS, note))).toContainEqual(note);
});

test("a step moves within its list, and stays if it is already at the end", () => {
  expect(idsOf(moveStep(STEPS, "y2", -1))).toEqual(["a", "c", "y2", "y1", "z"]);
  expect(idsOf(moveStep(STEPS, "a", 1))).toEqual(["c", "y1", "y2", "a", "z"]);
  expect(moveStep(STEPS, "z", 1)).toEqual(STEPS);
});
