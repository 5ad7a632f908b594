/** The kinds of events in the webhook's settings. */
export const EVENT_KINDS = [
  "processed",
  "dropped",
  "delivered",
  "deferred",
  "bounce",
  "open",
  "click",
  "spam_report",
  "unsubscribe",
  "group_unsubscribe",
  "group_resubscribe",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An event as SendGrid posts it. The mail's `custom_args` are on the same level as these fields. */
export interface MailEvent {
  email: string;
  /** Epoch seconds. */
  timestamp: number;
  event: string;
  sg_event_id: string;
  sg_message_id: string;
  [field: string]: unknown;
}

/** The kind of an event in the settings: events say `spamreport`, the settings `spam_report`. */
export const kindOf = ({ event }: MailEvent): EventKind | undefined =>
  EVENT_KINDS.find((kind) => kind.replace("spam_report", "spamreport") === event);
