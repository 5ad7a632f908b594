import { describe, expect, test } from "vitest";
import type { Batch } from "./batch";
import { mailHistory } from "./mail-history";
import { makeBatches } from "./make-batches";
import { Recipient } from "./recipient";

const at = (second: number) => `2026-12-01T00:00:0${second}.000Z`;
const planned = { key: "k", email: "k@x.example", values: {}, variant: "a" as const, zone: null, due_at: at(0) };
const batchWith = (changes: Partial<Batch>): Batch | undefined => {
  const [batch] = makeBatches([planned], { chunk: 0, conditions: [], now: at(0) });
  return batch && { ...batch, ...changes };
};
const recipient = (changes: Partial<Recipient>) =>
  Recipient.parse({
    id: "k",
    email: planned.email,
    record: { kind: "lead", id: "l" },
    status: "queued",
    queued_at: at(0),
    ...changes,
  });
const told = (changes: Partial<Recipient>, batch: Partial<Batch> = {}) =>
  mailHistory(recipient(changes), batchWith(batch)).map(({ what, at: time, detail }) =>
    [what, time, detail].join(" ").trim(),
  );

describe("the history of a recipient", () => {
  test("lists the steps of the batch and the events of SendGrid in order", () =>
    expect(
      told(
        { sent_at: at(2), steps: [{ what: "delivered", at: at(3), detail: "" }] },
        { called_at: at(1), sent_at: at(2) },
      ),
    ).toEqual([`queued ${at(0)}`, `calling ${at(1)}`, `accepted ${at(2)}`, `delivered ${at(3)}`]));

  test("shows that the recipient was skipped, and why", () =>
    expect(told({ status: "skipped", skip_reason: "unsubscribed" }, { called_at: at(1) })).toEqual([
      `skipped ${at(1)} unsubscribed`,
    ]));

  test("shows that the call got no response", () =>
    expect(told({ status: "unknown" }, { called_at: at(1), error: "timeout" })).toEqual([
      `queued ${at(0)}`,
      `calling ${at(1)}`,
      `unknown ${at(1)} timeout`,
    ]));

  test("shows that SendGrid refused the mail", () =>
    expect(told({ status: "failed", failure_reason: "400 bad" }, { called_at: at(1) })).toEqual([
      `queued ${at(0)}`,
      `calling ${at(1)}`,
      `failed ${at(1)} 400 bad`,
    ]));
});
