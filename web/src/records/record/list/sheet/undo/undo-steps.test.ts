import { expect, test } from "vitest";
import { createUndoSteps } from "./undo-steps";

const [first, second, third] = [{ name: "first" }, { name: "second" }, { name: "third" }];

test("the last step is undone first, and each step once", () => {
  const steps = createUndoSteps<{ name: string }>(10);
  steps.add(first);
  steps.add(second);
  expect(steps.take()).toBe(second);
  expect(steps.take(second)).toBeUndefined();
  expect(steps.take()).toBe(first);
  expect(steps.take()).toBeUndefined();
});

test("a given step can be undone, even if later ones exist", () => {
  const steps = createUndoSteps<{ name: string }>(10);
  for (const step of [first, second, third]) steps.add(step);
  expect(steps.take(first)).toBe(first);
  expect(steps.take()).toBe(third);
});

test("only a limited number of steps is kept", () => {
  const steps = createUndoSteps<{ name: string }>(2);
  for (const step of [first, second, third]) steps.add(step);
  expect(steps.take(first)).toBeUndefined();
  expect([steps.take(), steps.take(), steps.take()]).toEqual([third, second, undefined]);
});
