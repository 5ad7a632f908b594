import { expect, test } from "vitest";
import { allowsJourney } from "./allows-journey";

const consent = (name: string, customer_journey_data_consent = true) => ({
  name,
  type: "consent",
  customer_journey_data_consent,
});

test.each([
  ["nobody asks for it", [consent("terms", false)], [], true],
  ["they agreed", [consent("visits")], [{ name: "visits", value: true }], true],
  ["they agreed, which is kept as a text", [consent("visits")], [{ name: "visits", value: "동의" }], true],
  ["they said no", [consent("visits")], [{ name: "visits", value: false }], false],
  ["they did not answer", [consent("visits")], [{ name: "terms", value: true }], false],
  ["they agreed to one of two", [consent("visits"), consent("more")], [{ name: "visits", value: true }], false],
  ["the question became another one", [{ ...consent("visits"), type: "shortText" }], [], true],
] as const)("whether visits can be linked to the record if %s", (_, form, answers, expected) => {
  expect(allowsJourney(form, answers)).toBe(expected);
});
