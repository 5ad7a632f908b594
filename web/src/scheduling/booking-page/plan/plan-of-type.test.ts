import { expect, it } from "vitest";
import { planOfType, withType } from "./plan-of-type";

it.each([
  ["google-meet", 30, "phone", 5],
  ["phone", 5, "offline", 30],
  ["zoom", 45, "phone", 45],
  ["phone", 10, "zoom", 10],
] as const)("a %s of %i minutes, changed to %s, has a length of %i", (from, length, to, expected) => {
  const plan = { ...planOfType(from, "a"), length };
  expect(withType(plan, to)).toMatchObject({ id: "a", type: to, value: "", length: expected });
});
