import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmedBefore, noticeDueAt } from "./reconfirmation";

test.each([
  ["2025-03-08T00:00:00.000Z", "2027-03-01T00:00:00.000Z"],
  ["2024-02-29T09:30:00.000Z", "2026-02-21T09:30:00.000Z"],
])("the notice of a consent of %s is due at %s", (confirmed, due) => {
  expect(noticeDueAt(confirmed)).toBe(due);
});

test("a consent is found when its notice is due, with a tolerance of two days", () => {
  const DAY_MS = 86_400_000;
  const times = fc.date({ min: new Date("2024-01-01"), max: new Date("2034-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(times, (time) => {
      const due = Date.parse(noticeDueAt(time.toISOString()));
      const isFound = (ms: number) => time.toISOString() <= confirmedBefore(new Date(ms).toISOString());
      expect(isFound(due + 2 * DAY_MS)).toBe(true);
      expect(isFound(due - 2 * DAY_MS)).toBe(false);
    }),
    { seed: 16 },
  );
});
