import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { SubjectVariant } from "../campaign/ab-test";
import { BatchCounts } from "./batch-counts";

/** Recipients per call. SendGrid allows 1,000; with fewer, fewer recipients are in doubt if a call gets no answer. */
export const MAX_BATCH = 500;

/** A recipient as a batch sends to it: `values` are what the variables say. */
export const BatchRow = z.object({
  /** The address's key, which is the recipient's id. */
  key: Id,
  email: z.string(),
  values: z.record(z.string(), z.string()),
});
export type BatchRow = z.infer<typeof BatchRow>;

/**
 * - `held`: waits for the winner of a test
 * - `queued`: waits for its time and a worker
 * - `claimed`: a worker has it, and has not called SendGrid yet
 * - `calling`: the call was begun
 * - `accepted`, `failed`, `unknown`: the outcome of the call; `unknown` if no answer was received
 * - `split`: replaced by two smaller batches, since SendGrid refused one of its addresses
 * - `dropped`: has no recipients left
 */
export const BATCH_STATES = [
  "held",
  "queued",
  "claimed",
  "calling",
  "accepted",
  "failed",
  "unknown",
  "split",
  "dropped",
] as const;
export const BatchState = z.enum(BATCH_STATES);
export type BatchState = z.infer<typeof BatchState>;

/** The states in which something is still to be done. */
export const OPEN_STATES = ["held", "queued", "claimed", "calling"] as const satisfies readonly BatchState[];

/** Up to 500 recipients that go to SendGrid in one call. A worker claims a whole batch. */
export const Batch = z.object({
  id: Id,
  state: BatchState,
  /** Not to be sent before. */
  due_at: Time,
  /** The recipients' time zone; null where it is not known. */
  zone: z.string().nullable(),
  variant: SubjectVariant,
  /** Of the variables that conditional blocks ask for, those for which all recipients of the batch have values. */
  present: z.array(z.string()),
  rows: z.array(BatchRow),
  size: z.int().nonnegative(),
  /** The number of calls that failed temporarily. */
  failures: z.int().nonnegative().default(0),
  /** The task that holds the lease, and when the lease expires. */
  owner: z.string().default(""),
  lease_until: Time.nullable().default(null),
  queued_at: Time,
  called_at: Time.nullable().default(null),
  sent_at: Time.nullable().default(null),
  message_id: z.string().default(""),
  error: z.string().max(500).default(""),
  counts: BatchCounts,
});
export type Batch = z.infer<typeof Batch>;

/** Longer than a call may take: SendGrid has 30 s to answer. */
const LEASE_MS = 75_000;

type Claim = { owner: string; now: string };

const leaseFrom = (now: string): string => new Date(Date.parse(now) + LEASE_MS).toISOString();

/** Whether a batch is free to claim: its lease has expired, or its own task is retried. */
const isLeft = ({ lease_until, owner }: Batch, claim: Claim): boolean =>
  owner === claim.owner || lease_until === null || lease_until <= claim.now;

/**
 * Claims a batch. A batch that a dead worker claimed is claimed again, since SendGrid was not called. If its call was
 * begun, it becomes `unknown`: SendGrid may have accepted it.
 * @returns the batch after the claim; undefined if there is nothing to do
 */
export function claimBatch(batch: Batch, claim: Claim): Batch | undefined {
  const { owner, now } = claim;
  if (batch.state === "queued" && batch.due_at > now) return undefined;
  if (batch.state === "queued" || (batch.state === "claimed" && isLeft(batch, claim)))
    return { ...batch, state: "claimed", owner, lease_until: leaseFrom(now) };
  if (batch.state === "calling" && isLeft(batch, claim)) return asUnknown(batch);
  return undefined;
}

/** Why a recipient of a batch is left out right before the call. */
export type Left = { key: string; reason: string };

/**
 * Records that the call begins, and removes the recipients in `left`.
 * @returns the batch after the change; undefined if another worker has it
 */
export function beginCall(batch: Batch, { owner, now }: Claim, left: readonly Left[]): Batch | undefined {
  if (batch.state !== "claimed" || batch.owner !== owner) return undefined;
  const out = new Set(left.map(({ key }) => key));
  const rows = out.size > 0 ? batch.rows.filter(({ key }) => !out.has(key)) : batch.rows;
  const counts = { ...batch.counts, skipped: batch.counts.skipped + batch.rows.length - rows.length };
  if (rows.length === 0) return { ...batch, ...FREE, state: "dropped", rows, counts };
  return { ...batch, state: "calling", rows, counts, called_at: now, lease_until: leaseFrom(now) };
}

/**
 * Moves recipients whose turn comes later, because of the domain's allowance or the hour, to a batch of their own.
 * @param kept the keys of the recipients that stay
 */
export function detachRest(
  batch: Batch,
  kept: ReadonlySet<string>,
  until: string,
): { batch: Batch; rest: Batch | undefined } {
  const rows = batch.rows.filter(({ key }) => !kept.has(key));
  if (rows.length === 0) return { batch, rest: undefined };
  const rest: Batch = {
    ...postpone(batch, until),
    // A batch only gets smaller, so this id is new each time.
    id: `${batch.id}r${batch.rows.length}`,
    rows,
    size: rows.length,
    failures: 0,
    called_at: null,
    counts: BatchCounts.parse({}),
  };
  const stay = batch.rows.filter(({ key }) => kept.has(key));
  return { batch: { ...batch, rows: stay, size: batch.size - rows.length }, rest };
}

/** Drops a batch of a canceled campaign; undefined if it was begun to be sent. */
export function dropBatch(batch: Batch): Batch | undefined {
  if (!["held", "queued", "claimed"].includes(batch.state)) return undefined;
  const counts = { ...batch.counts, skipped: batch.counts.skipped + batch.rows.length };
  return { ...batch, ...FREE, state: "dropped", rows: [], counts };
}

/** Gives a claimed batch back, to be sent from a time on. */
export const postpone = (batch: Batch, until: string): Batch => ({
  ...batch,
  ...FREE,
  state: "queued",
  due_at: until > batch.due_at ? until : batch.due_at,
});

/**
 * The outcome of a call:
 * - `accepted`: SendGrid accepted the batch
 * - `later`: SendGrid is busy or failed, and accepted nothing
 * - `address`: SendGrid refused an address, and accepted nothing
 * - `refused`: SendGrid does not accept the key or the sender
 * - `content`: SendGrid refused the mail itself
 * - `unknown`: no answer was received
 */
export type Outcome =
  | { type: "accepted"; messageId: string }
  | { type: "later"; waitMs: number; error: string }
  | { type: "address" | "refused" | "content"; error: string }
  | { type: "unknown"; error: string };

/**
 * Records the outcome of a call. A late answer also settles an `unknown` batch.
 * @returns the batch, and the smaller ones that replace it; undefined if the call was not this worker's
 */
export function settleCall(
  batch: Batch,
  { owner, now }: Claim,
  outcome: Outcome,
): { batch: Batch; parts: Batch[] } | undefined {
  if (batch.owner !== owner || (batch.state !== "calling" && batch.state !== "unknown")) return undefined;
  const alone = (settled: Batch) => ({ batch: settled, parts: [] });
  switch (outcome.type) {
    case "accepted":
      return alone(asAccepted(batch, now, outcome.messageId));
    case "unknown":
      return alone(asUnknown(batch, outcome.error));
    case "later":
      return alone({ ...again(batch, now, outcome), failures: batch.failures + 1 });
    case "refused":
    case "content":
      return alone(again(batch, now, { ...outcome, waitMs: 0 }));
    case "address":
      return batch.rows.length > 1 ? split(batch, now) : alone(asFailed(batch, outcome.error));
  }
}

const FREE = { owner: "", lease_until: null } as const;

function asAccepted(batch: Batch, now: string, messageId: string): Batch {
  const counts = { ...batch.counts, accepted: batch.rows.length, unknown: 0 };
  return { ...batch, state: "accepted", lease_until: null, sent_at: now, message_id: messageId, counts, error: "" };
}

/** Keeps the owner, the only one that may still receive the answer. */
function asUnknown(batch: Batch, error = ""): Batch {
  const counts = { ...batch.counts, unknown: batch.rows.length };
  return { ...batch, state: "unknown", lease_until: null, counts, error };
}

function asFailed(batch: Batch, error: string): Batch {
  return {
    ...batch,
    ...FREE,
    state: "failed",
    error,
    counts: { ...batch.counts, unknown: 0, failed: batch.rows.length },
  };
}

function again(batch: Batch, now: string, { waitMs, error }: { waitMs: number; error: string }): Batch {
  const due_at = new Date(Date.parse(now) + waitMs).toISOString();
  return {
    ...batch,
    ...FREE,
    state: "queued",
    due_at,
    called_at: null,
    error,
    counts: { ...batch.counts, unknown: 0 },
  };
}

/** Two halves of a batch, so that a bad address is alone in its batch in the end. The counters of those left out stay here. */
function split(batch: Batch, now: string): { batch: Batch; parts: Batch[] } {
  const half = Math.ceil(batch.rows.length / 2);
  const part = (suffix: string, rows: BatchRow[]): Batch => ({
    ...again(batch, now, { waitMs: 0, error: "" }),
    id: `${batch.id}${suffix}`,
    rows,
    size: rows.length,
    failures: 0,
    counts: BatchCounts.parse({}),
  });
  const size = batch.size - batch.rows.length;
  return {
    batch: { ...batch, ...FREE, state: "split", rows: [], size, counts: { ...batch.counts, unknown: 0 } },
    parts: [part("a", batch.rows.slice(0, half)), part("b", batch.rows.slice(half))],
  };
}
