import { z } from "zod";
import { Day, Id, Time } from "../../shared/value";

/** How long a delivery is kept. The same due date never recurs after that. */
export const DELIVERIES_KEPT_MS = 400 * 86_400_000;

/** Temporary failures after which a delivery counts as failed. */
const MAX_TRIES = 12;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * `waiting` for its time, `posting` while a worker sends it, `sent`, `skipped` if there was nothing to notify about any
 * more (`reason` says why), `failed` if it could not be sent.
 */
export const DeliveryState = z.enum(["waiting", "posting", "sent", "skipped", "failed"]);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** Why a delivery was not sent. */
export const DeliveryReason = z.enum([
  "setting_off",
  "record_gone",
  "no_recipient",
  "muted",
  "disconnected",
  "channel_gone",
  "refused",
  "unknown_outcome",
  "gave_up",
]);
export type DeliveryReason = z.infer<typeof DeliveryReason>;

export const DeliveryMethod = z.enum(["slack", "in_app", "email"]);
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

/** The delivery channel and recipient of a setting's action. */
export const routeOf = ({ type, channel }: { type: DeliveryMethod; channel: string }) =>
  type === "slack" ? { via: type, channel, recipient: "" } : { via: type, channel: type, recipient: channel };

/** One notification of a setting about a record: the ledger's entry, made before anything is sent. */
export const Delivery = z.object({
  id: z.string(),
  setting_id: Id,
  record_id: Id,
  /** The due date in the team's zone; null for what an event fired. */
  due_day: Day.nullable(),
  /** The way of delivery, as set when it became due. */
  via: DeliveryMethod.default("slack"),
  /** The queue in which deliveries are sent one at a time: Slack's channel id, or the way of delivery. */
  channel: z.string(),
  /** The recipient: a member's id, or `assignee`; "" for a Slack channel. */
  recipient: z.string().default(""),
  state: DeliveryState,
  reason: DeliveryReason.nullable().default(null),
  /** Slack's error code. */
  error: z.string().default(""),
  /** The record's title at the time of the notification. */
  title: z.string().default(""),
  tries: z.int().default(0),
  /** Tries whose outcome nobody knows. */
  unknown: z.int().default(0),
  /** When the post was begun, so that it can be looked for. */
  begun_at: Time.nullable().default(null),
  next_attempt_at: Time,
  created_at: Time,
  sent_at: Time.nullable().default(null),
});
export type Delivery = z.infer<typeof Delivery>;

/**
 * The ledger's id for a setting, a record and a due date. It is deterministic, so finding the record again gives the
 * same entry.
 */
export const dueDeliveryId = (settingId: string, recordId: string, dueDay: string): string =>
  `${settingId}_${recordId}_${dueDay}`;

/** The ledger's id of a setting and an event that fired it. */
export const eventDeliveryId = (settingId: string, eventId: string): string => `${settingId}_${eventId}`;

export const newDelivery = (
  about: Pick<Delivery, "id" | "setting_id" | "record_id" | "due_day" | "via" | "channel" | "recipient">,
  now: string,
): Delivery => Delivery.parse({ ...about, state: "waiting", next_attempt_at: now, created_at: now });

/**
 * The result of a try: `refused` is final, `wait` may succeed later, `unsent` did not reach Slack, `unheard` may have
 * been accepted.
 */
export type PostOutcome =
  | { kind: "sent" }
  | { kind: "skipped"; reason: DeliveryReason }
  | { kind: "refused"; reason: DeliveryReason; error: string }
  | { kind: "wait"; error: string; retryAfterMs: number }
  | { kind: "unsent" | "unheard"; error: string };

/** A delivery after a try. A try with an unknown outcome is retried only once: Slack has no idempotency keys. */
export function afterPost(delivery: Delivery, outcome: PostOutcome, now: string): Delivery {
  const tries = delivery.tries + 1;
  const ended = { ...delivery, tries };
  if (outcome.kind === "sent") return { ...ended, state: "sent", sent_at: now, error: "" };
  if (outcome.kind === "skipped") return { ...delivery, state: "skipped", reason: outcome.reason };
  if (outcome.kind === "refused") return { ...ended, state: "failed", reason: outcome.reason, error: outcome.error };
  const unknown = delivery.unknown + (outcome.kind === "unheard" ? 1 : 0);
  const tried = { ...ended, unknown, error: outcome.error };
  if (unknown > 1) return { ...tried, state: "failed", reason: "unknown_outcome" };
  if (tries >= MAX_TRIES) return { ...tried, state: "failed", reason: "gave_up" };
  const waitMs = Math.max(outcome.kind === "wait" ? outcome.retryAfterMs : 0, backoffMs(tries));
  return { ...tried, state: "waiting", next_attempt_at: new Date(Date.parse(now) + waitMs).toISOString() };
}

const backoffMs = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
