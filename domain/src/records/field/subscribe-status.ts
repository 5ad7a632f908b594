import { z } from "zod";

/** Whether the address of a record is sent marketing mails: a copy of what is known of the address (docs/email.md). */
export const SubscribeStatus = z.enum(["subscribed", "unsubscribed", "auto-delete"]);
export type SubscribeStatus = z.infer<typeof SubscribeStatus>;

/**
 * `auto-delete` (excluded from sending) is the strictest: an unsubscribed address still gets notices that the law demands,
 * an excluded one gets nothing.
 */
const STRICTEST_FIRST = ["auto-delete", "unsubscribed", "subscribed"] as const satisfies readonly SubscribeStatus[];

/** The strictest of some statuses; `subscribed` of none. */
export const strictestStatus = (statuses: readonly SubscribeStatus[]): SubscribeStatus =>
  STRICTEST_FIRST.find((status) => statuses.includes(status)) ?? "subscribed";
