import { expect, test } from "vitest";
import { rotateFrom } from "./rotate-from";

test("one thing's turns stay, and many things' begin evenly", () => {
  const people = ["a", "b", "c"];
  expect(rotateFrom(people, "x")).toEqual(rotateFrom(people, "x"));
  expect(rotateFrom([], "x")).toEqual([]);
  const firsts = Array.from({ length: 3_000 }, (_, place) => rotateFrom(people, `thing-${place}`)[0]);
  for (const one of people) expect(firsts.filter((first) => first === one).length).toBeGreaterThan(850);
});
