import { expect, test } from "vitest";
import { type Batch, beginCall, claimBatch, settleCall } from "./batch";
import { makeBatches } from "./make-batches";
import { detachUnknown, historyOfResend, resendId } from "./resend";

const NOW = "2026-12-01T00:00:00.000Z";
const LATER = "2026-12-01T01:00:00.000Z";
const planned = ["k1", "k2"].map((key) => ({
  ...{ key, email: `${key}@x.example`, values: {}, variant: "a" as const, zone: null, due_at: NOW },
}));

function unanswered(): Batch {
  const [made] = makeBatches(planned, { chunk: 0, conditions: [], now: NOW });
  const claim = { owner: "w1", now: NOW };
  const claimed = made && claimBatch(made, claim);
  const calling = claimed && beginCall(claimed, claim, []);
  const settled = calling && settleCall(calling, claim, { type: "unknown", error: "timeout" });
  if (!settled) throw new Error("The batch was not called.");
  return settled.batch;
}

test("a mail with an unknown outcome is sent again in a new batch, and removed from the old one", () => {
  const detached = detachUnknown(unanswered(), "k2", { id: "again", now: LATER });
  expect(detached?.batch).toMatchObject({ state: "unknown", size: 1, rows: [{ key: "k1" }], counts: { unknown: 1 } });
  expect(detached?.again).toMatchObject({
    id: "again",
    state: "queued",
    size: 1,
    rows: [{ key: "k2" }],
    due_at: LATER,
  });
  expect(detached?.again.counts.unknown).toBe(0);
});

test("a late response to the first call does not count for a mail that is sent again", () => {
  const detached = detachUnknown(unanswered(), "k2", { id: "again", now: LATER });
  const late =
    detached && settleCall(detached.batch, { owner: "w1", now: LATER }, { type: "accepted", messageId: "m" });
  expect(late?.batch.counts.accepted).toBe(1);
});

test("a mail with a known outcome, or one that is already being sent again, is not sent again", () => {
  const [known] = makeBatches(planned, { chunk: 0, conditions: [], now: NOW });
  expect(known && detachUnknown(known, "k1", { id: "again", now: LATER })).toBeUndefined();
  const once = detachUnknown(unanswered(), "k1", { id: "again", now: LATER });
  expect(once && detachUnknown(once.batch, "k1", { id: "twice", now: LATER })).toBeUndefined();
});

test("the steps contain the first attempt, and who asked for the numbered repetition", () => {
  const steps = historyOfResend([], unanswered(), { by: "김대표", now: LATER });
  expect(steps.map(({ what, at, detail }) => [what, at, detail])).toEqual([
    ["calling", NOW, ""],
    ["unknown", NOW, "timeout"],
    ["resent", LATER, "김대표"],
  ]);
  expect(resendId({ id: "k1", steps: [] })).toBe("resent-k1-1");
  expect(resendId({ id: "k1", steps })).toBe("resent-k1-2");
});
