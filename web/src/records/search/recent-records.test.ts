import { expect, test } from "vitest";
import { withRecent } from "./recent-records";

const record = (id: string, label = id) => ({ entity: "lead" as const, id, label });

test("the latest opened record is first, once, with its current name", () => {
  const known = [record("a"), record("b"), record("c")];
  expect(withRecent(known, record("b", "B"))).toEqual([record("b", "B"), record("a"), record("c")]);
});

test("eight are kept", () => {
  const known = Array.from({ length: 8 }, (_, place) => record(`r${place}`));
  expect(withRecent(known, record("new"))).toHaveLength(8);
});
