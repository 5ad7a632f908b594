import { expect, test } from "vitest";
import { rotateByHash } from "./rotate-by-hash";

test("one thing's turns stay, and many things' begin evenly", () => {
  const people = ["a", "b", "c"];
  expect(rotateByHash(people, "x")).toEqual(rotateByHash(people, "x"));
  expect(rotateByHash([], "x")).toEqual([]);
  const firsts = Array.from({ length: 3_000 }, (_, place) => rotateByHash(people, `thing-${place}`)[0]);
  for (const one of people) expect(firsts.filter((first) => first === one).length).toBeGreaterThan(850);
});
