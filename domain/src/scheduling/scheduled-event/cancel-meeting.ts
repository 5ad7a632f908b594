import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import { schedulingTexts } from "../texts";
import { actorName, assertChangeable, changed } from "./change-scheduled-event";
import type { ScheduledEvent } from "./scheduled-event";

/** Cancels a meeting; one that waits for approval is declined. */
export function cancelMeeting(before: ScheduledEvent, reason: string, actor: Actor, now: string): ScheduledEvent {
  assertChangeable(before, now);
  if (actor.role === "public" && !before.invitee_may.cancel)
    throw new AppError("CONFLICT", schedulingTexts.notByInvitee);
  return cancelledBy(before, reason, { name: actorName(before, actor), isInvitee: actor.role === "public" }, now);
}

/**
 * Declines a booking that was not approved before its time, without an actor. It works after the meeting's end, too,
 * since the job may run late.
 * @returns the same event if it waits for no approval, or its time has not begun
 */
export function expireRequest(before: ScheduledEvent, now: string): ScheduledEvent {
  if (before.approval !== "pending" || before.date_range.start > now) return before;
  return cancelledBy(before, schedulingTexts.notApproved[before.language], { name: "", isInvitee: false }, now);
}

type Canceller = { name: string; isInvitee: boolean };

function cancelledBy(before: ScheduledEvent, reason: string, by: Canceller, now: string): ScheduledEvent {
  return {
    ...before,
    ...changed(before, now),
    ...(before.approval === "pending" && { approval: "declined" as const }),
    cancellation: { cancelled_by: by.name, reason },
    change_logs: [
      ...before.change_logs,
      {
        type: "cancelled",
        reason,
        updated_by: by.name,
        by_invitee: by.isInvitee,
        timestamp: now,
        old_date_range: before.date_range,
        new_date_range: null,
      },
    ],
  };
}
