import { expect, test } from "vitest";
import { quietUntilOfBatch } from "./quiet-until-of-batch";

const ADVERTISING = { law: { is_on: true }, with_unsubscriber: false };
const NIGHT_IN_SEOUL = "2027-03-01T14:00:00.000Z";
const MORNING_IN_SEOUL = "2027-03-01T23:00:00.000Z";

test("recipients with an unknown time zone count as being in Seoul", () => {
  expect(quietUntilOfBatch(ADVERTISING, { zone: null }, NIGHT_IN_SEOUL)).toBe(MORNING_IN_SEOUL);
  expect(quietUntilOfBatch(ADVERTISING, { zone: "Europe/Berlin" }, NIGHT_IN_SEOUL)).toBeUndefined();
});

test("a notice that the law demands is sent at night, too", () => {
  expect(
    quietUntilOfBatch({ ...ADVERTISING, with_unsubscriber: true }, { zone: null }, NIGHT_IN_SEOUL),
  ).toBeUndefined();
});
