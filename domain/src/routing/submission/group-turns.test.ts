import { expect, test } from "vitest";
import { afterTurn, fewestLeadsFirst, turnsOf } from "./group-turns";

/** Gives a number of leads in turn. */
function give(count: number, members: readonly string[], from = {}) {
  let turns = turnsOf(members, from);
  const given = Array.from({ length: count }, () => {
    const [first = ""] = fewestLeadsFirst(members, turns);
    turns = afterTurn(turns, first);
    return first;
  });
  return { given, turns };
}

test("members get leads in the group's order, in turns", () => {
  expect(give(7, ["a", "b", "c"]).given.join("")).toBe("abcabca");
  expect(give(1, []).given).toEqual([""]);
});

test("a new member does not catch up, and a member who left is removed", () => {
  const { turns } = give(10, ["a", "b"]);
  const { given, turns: later } = give(6, ["b", "c"], turns);
  expect(given.join("")).toBe("bcbcbc");
  expect(later).toEqual({ b: 8, c: 8 });
});

test("a lead of a person outside the group changes no turn", () => {
  const { turns } = give(3, ["a", "b"]);
  expect(afterTurn(turns, "owner")).toBe(turns);
});
