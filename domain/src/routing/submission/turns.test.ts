import { expect, test } from "vitest";
import { turnsFrom } from "./turns";

test("one thing's turns stay, and many things' begin evenly", () => {
  const people = ["a", "b", "c"];
  expect(turnsFrom(people, "x")).toEqual(turnsFrom(people, "x"));
  expect(turnsFrom([], "x")).toEqual([]);
  const firsts = Array.from({ length: 3_000 }, (_, place) => turnsFrom(people, `thing-${place}`)[0]);
  for (const one of people) expect(firsts.filter((first) => first === one).length).toBeGreaterThan(850);
});
