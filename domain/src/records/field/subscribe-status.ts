import { z } from "zod";

/** Whether marketing mails go to a record's address: a copy of the address's own status (docs/email.md). */
export const SubscribeStatus = z.enum(["subscribed", "unsubscribed", "auto-delete"]);
export type SubscribeStatus = z.infer<typeof SubscribeStatus>;

/**
 * Strictest first. `auto-delete` means excluded from sending: an unsubscribed address still gets notices that the law
 * requires, an excluded one gets nothing.
 */
const STRICTEST_FIRST = ["auto-delete", "unsubscribed", "subscribed"] as const satisfies readonly SubscribeStatus[];

/** The strictest of some statuses; `subscribed` of none. */
export const strictestStatus = (statuses: readonly SubscribeStatus[]): SubscribeStatus =>
  STRICTEST_FIRST.find((status) => statuses.includes(status)) ?? "subscribed";
