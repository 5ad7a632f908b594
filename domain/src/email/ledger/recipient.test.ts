import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_HISTORY_ENTRIES, type MailHistoryEntry, statusOf, withHistoryEntry } from "./recipient";
import { furtherStatus, RecipientStatus } from "./recipient-status";

const AT = "2026-12-01T00:00:00.000Z";
const status = fc.constantFrom(...RecipientStatus.options);

describe("a recipient's status", () => {
  test("does not depend on the order or the repetition of updates", () =>
    fc.assert(
      fc.property(fc.array(status, { minLength: 1 }), fc.array(status), (all, again) => {
        const first = all.reduce(furtherStatus);
        const repeated = [...all, ...again.filter((one) => all.includes(one))].toReversed().reduce(furtherStatus);
        expect(repeated).toBe(first);
      }),
    ));

  test("never moves backwards", () =>
    fc.assert(
      fc.property(status, status, (a, b) => {
        expect([a, b]).toContain(furtherStatus(a, b));
        expect(furtherStatus(furtherStatus(a, b), a)).toBe(furtherStatus(a, b));
      }),
    ));

  test.each([
    ["queued", null, "queued"],
    ["queued", AT, "accepted"],
    ["unknown", AT, "accepted"],
    ["bounced", AT, "bounced"],
    ["skipped", null, "skipped"],
  ] as const)("stored as %s, sent at %s, is shown as %s", (stored, sent_at, shown) =>
    expect(statusOf({ status: stored, sent_at })).toBe(shown),
  );
});

test("a recipient keeps only the latest steps", () => {
  const steps = Array.from(
    { length: MAX_HISTORY_ENTRIES + 5 },
    (_, i): MailHistoryEntry => ({ what: `${i}`, at: AT, detail: "" }),
  );
  const kept = steps.reduce<MailHistoryEntry[]>(withHistoryEntry, []);
  expect(kept).toHaveLength(MAX_HISTORY_ENTRIES);
  expect(kept.at(-1)?.what).toBe(`${MAX_HISTORY_ENTRIES + 4}`);
});
