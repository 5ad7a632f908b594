import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";

/** How an event stands for its invitee. One that nobody approved before its time is not confirmed any more. */
export function eventState(
  { cancelled, date_range, approval }: Pick<PublicEvent, "cancelled" | "date_range" | "approval">,
  nowMs: number,
) {
  if (approval === "declined") return "declined";
  if (cancelled) return "cancelled";
  if (approval === "pending") return Date.parse(date_range.start) > nowMs ? "awaiting" : "declined";
  return Date.parse(date_range.end) < nowMs ? "past" : "open";
}
