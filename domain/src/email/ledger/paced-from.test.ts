import { expect, test } from "vitest";
import { pacedFrom } from "./paced-from";

const LAUNCHED = "2027-03-01T00:00:00.000Z";
const from = (planned: number, campaigns: number) => pacedFrom(LAUNCHED, { planned, perMinute: 1000, campaigns });

test("the first minute's mails are sent at once, and the next ones a minute later", () =>
  expect([from(0, 1), from(999, 1), from(1000, 1), from(2500, 1)]).toEqual([
    LAUNCHED,
    LAUNCHED,
    "2027-03-01T00:01:00.000Z",
    "2027-03-01T00:02:00.000Z",
  ]));

test("campaigns that are sent at the same time share the rate", () =>
  expect([from(499, 2), from(500, 2)]).toEqual([LAUNCHED, "2027-03-01T00:01:00.000Z"]));
