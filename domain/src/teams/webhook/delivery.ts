import { z } from "zod";
import { CallFailure } from "../../shared/call-failure";
import { Id, Time } from "../../shared/value";
import { waitAfter } from "./retry-schedule";
import { TriggerType } from "./trigger-type";

/** How long the ledger knows a delivery. */
export const DELIVERIES_KEPT_MS = 30 * 86_400_000;

/** Attempts that a delivery shows: replays add more than a schedule has. */
const MAX_SHOWN_ATTEMPTS = 20;

/** The longest wait that an endpoint can ask for. */
const MAX_RETRY_AFTER_MS = 86_400_000;

/** One call of an endpoint. */
export const Attempt = z.object({
  at: Time,
  target_url: z.string(),
  /** The HTTP status; null without an answer. */
  status: z.int().nullable(),
  failure: CallFailure.nullable(),
  duration_ms: z.int().nonnegative(),
  /** The beginning of the answer. */
  answer: z.string(),
  /** What the endpoint asked for by `retry-after`. */
  retry_after_ms: z.int().nonnegative().nullable(),
});
export type Attempt = z.infer<typeof Attempt>;

/** `waiting` for its next try; `held` while its webhook is off; `failed` after its last try. */
export const DeliveryState = z.enum(["waiting", "held", "delivered", "failed"]);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** An event on its way to one endpoint: an entry of the ledger. The id is the `webhook-id` of every attempt. */
export const Delivery = z.object({
  id: Id,
  webhook_id: Id,
  trigger_type: TriggerType,
  state: DeliveryState,
  /** The request's body as it is signed and sent. */
  body: z.string(),
  /** Failed tries since the delivery was made or replayed. */
  tries: z.int().nonnegative(),
  attempts: z.array(Attempt),
  next_attempt_at: Time.nullable(),
  /** When the last try failed, days after the delivery was made; null unless it is `failed`. */
  failed_at: Time.nullable().default(null),
  created_at: Time,
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryView = Delivery.omit({ body: true, attempts: true }).extend({
  attempts: z.int().nonnegative(),
  last_attempt: Attempt.omit({ answer: true }).nullable(),
});
export type DeliveryView = z.infer<typeof DeliveryView>;

export const viewDelivery = ({ body: _, attempts, ...delivery }: Delivery): DeliveryView => {
  const { answer: __, ...last } = attempts.at(-1) ?? { answer: "" };
  return { ...delivery, attempts: attempts.length, last_attempt: "at" in last ? last : null };
};

export const isDelivered = ({ status }: Pick<Attempt, "status">): boolean =>
  status !== null && status >= 200 && status < 300;

/** Whether the endpoint says that it is permanently gone. */
export const isGone = ({ status }: Pick<Attempt, "status">): boolean => status === 410;

/** How long an endpoint wants to be left alone, at most a day. */
export const askedWaitMs = ({ retry_after_ms }: Pick<Attempt, "retry_after_ms">): number =>
  Math.min(retry_after_ms ?? 0, MAX_RETRY_AFTER_MS);

/**
 * A delivery after an attempt: delivered, to be tried again, or failed.
 * @param chance from 0 to 1, for the jitter
 */
export function afterAttempt(delivery: Delivery, attempt: Attempt, now: string, chance: number): Delivery {
  const attempts = [...delivery.attempts, attempt].slice(-MAX_SHOWN_ATTEMPTS);
  if (isDelivered(attempt)) return { ...delivery, attempts, state: "delivered", next_attempt_at: null };
  const tries = delivery.tries + 1;
  const waitMs = waitAfter(tries, chance);
  if (waitMs === undefined)
    return { ...delivery, attempts, tries, state: "failed", next_attempt_at: null, failed_at: now };
  const next = new Date(Date.parse(now) + Math.max(waitMs, askedWaitMs(attempt))).toISOString();
  return { ...delivery, attempts, tries, state: "waiting", next_attempt_at: next };
}

/** Replays a delivery at once, under the same id and with a full retry schedule. */
export const replayed = (delivery: Delivery, now: string): Delivery => ({
  ...delivery,
  state: "waiting",
  tries: 0,
  next_attempt_at: now,
  failed_at: null,
});
