import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { RecipientStatus } from "./recipient-status";

/** The last steps that a recipient keeps. */
export const MAX_HISTORY_ENTRIES = 30;

/** Something that happened to a recipient's mail; `detail` says why, such as the answer of the mail server. */
export const MailHistoryEntry = z.object({
  /** A state, or what an event says: `queued`, `accepted`, `delivered`, `open`, `click`, … */
  what: z.string().max(40),
  at: Time,
  detail: z.string().max(500).default(""),
});
export type MailHistoryEntry = z.infer<typeof MailHistoryEntry>;

export const BounceType = z.enum(["soft", "hard", "unknown"]);
export type BounceType = z.infer<typeof BounceType>;

const Count = z.int().nonnegative().default(0);
const At = Time.nullable().default(null);

/**
 * One address of one campaign; its id is the address's key. `queued` with a `sent_at` means accepted: see `statusOf`.
 * Opens and clicks by people and by machines are counted separately.
 */
export const Recipient = z.object({
  id: Id,
  email: z.string(),
  /** The record that the values come from. */
  record: z.object({ kind: z.string(), id: Id }),
  /** The batch that its mail goes out with; null if it was left out. */
  batch: Id.nullable().default(null),
  status: RecipientStatus,
  skip_reason: z.string().nullable().default(null),
  failure_reason: z.string().nullable().default(null),
  queued_at: Time,
  sent_at: At,
  delivered_at: At,
  bounced_at: At,
  bounce_type: BounceType.nullable().default(null),
  total_open_count: Count,
  machine_open_count: Count,
  last_opened_at: At,
  total_click_count: Count,
  machine_click_count: Count,
  last_clicked_at: At,
  unsubscribed_at: At,
  complained_at: At,
  steps: z.array(MailHistoryEntry).max(MAX_HISTORY_ENTRIES).default([]),
});
export type Recipient = z.infer<typeof Recipient>;

/**
 * A recipient's status. When SendGrid accepts a mail, only `sent_at` is written, without reading the status: an event
 * may already have moved the status on.
 */
export const statusOf = ({ status, sent_at }: Pick<Recipient, "status" | "sent_at">): RecipientStatus =>
  (status === "queued" || status === "claimed" || status === "unknown") && sent_at !== null ? "accepted" : status;

/** A recipient's steps with one more; the oldest are dropped. */
export const withHistoryEntry = (steps: readonly MailHistoryEntry[], step: MailHistoryEntry): MailHistoryEntry[] =>
  [...steps, step].slice(-MAX_HISTORY_ENTRIES);
