import { expect, test } from "vitest";
import { splitForNight } from "./split-for-night";

const MORNING = "2026-11-02T23:00:00.000Z";
const rows = ["a@x.example", "b@x.example"].map((email) => ({ key: `key of ${email}`, email }));
const agrees = (email: string) => email.startsWith("b");

test("at night only those who agreed to it get the mail, and the others wait", () =>
  expect(splitForNight(rows, MORNING, agrees)).toEqual({ now: ["key of b@x.example"], areOthersWaiting: true }));

test("nobody waits by day, or if all recipients agreed to mails at night", () => {
  expect(splitForNight(rows, undefined, agrees)).toMatchObject({ now: { length: 2 }, areOthersWaiting: false });
  expect(splitForNight(rows, MORNING, () => true)).toMatchObject({ now: { length: 2 }, areOthersWaiting: false });
});
