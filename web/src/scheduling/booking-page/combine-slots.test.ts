import { expect, it } from "vitest";
import { combineSlots } from "./combine-slots";

const slot = (hour: number) => ({
  start: `2027-03-01T0${hour}:00:00.000Z`,
  end: `2027-03-01T0${hour}:30:00.000Z`,
});
const hours = (slots: { start: string }[]) => slots.map(({ start }) => Number(start.slice(11, 13)));

it.each([
  [
    "collective",
    [
      [1, 2, 3],
      [2, 3, 4],
    ],
    [2, 3],
  ],
  ["collective", [[1, 2], []], []],
  ["collective", [[1, 2]], [1, 2]],
  [
    "round-robin",
    [
      [3, 4],
      [1, 3],
    ],
    [1, 3, 4],
  ],
  ["round-robin", [], []],
] as const)("%s of %j is %j", (strategy, lists, expected) =>
  expect(
    hours(
      combineSlots(
        strategy,
        lists.map((list) => list.map(slot)),
      ),
    ),
  ).toEqual(expected),
);
