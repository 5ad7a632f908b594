import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";

/** The state of an event for its invitee. A booking that nobody approved before its time counts as declined. */
export function eventState(
  { cancelled, date_range, approval }: Pick<PublicEvent, "cancelled" | "date_range" | "approval">,
  nowMs: number,
) {
  if (approval === "declined") return "declined";
  if (cancelled) return "cancelled";
  if (approval === "pending") return Date.parse(date_range.start) > nowMs ? "awaiting" : "declined";
  return Date.parse(date_range.end) < nowMs ? "past" : "open";
}
