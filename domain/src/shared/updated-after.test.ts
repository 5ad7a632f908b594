import { expect, test } from "vitest";
import { updatedAfter } from "./updated-after";

const BEFORE = { updated_at: "2027-03-15T00:00:00.000Z" };

test("a change has a later time than the one before, even if its request started earlier", () => {
  expect(updatedAfter(BEFORE, "2027-03-15T00:00:02.000Z")).toBe("2027-03-15T00:00:02.000Z");
  expect(updatedAfter(BEFORE, "2027-03-14T23:59:59.000Z")).toBe("2027-03-15T00:00:00.001Z");
  expect(updatedAfter(BEFORE, BEFORE.updated_at)).toBe("2027-03-15T00:00:00.001Z");
});
