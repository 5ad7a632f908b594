import { expect, test } from "vitest";
import { movedPlaces } from "./moved-places";

test.each([
  [["a", "b", "c"], ["b", "c", "a"], { from: 0, to: 2 }],
  [["a", "b", "c"], ["c", "a", "b"], { from: 2, to: 0 }],
  [["a", "b", "c"], ["b", "a", "c"], { from: 0, to: 1 }],
  [["a", "b"], ["a", "b"], undefined],
])("from %j to %j", (before, after, moved) => expect(movedPlaces(before, after)).toEqual(moved));
