import type { DisplayStatus } from "@dure/domain/routing/submission/submission";
import type { ShownRow } from "./shown-row";

export type StatusWord =
  | { word: "outOfQuota" | "booked" }
  | { word: "assignedTo"; assignee: string }
  | { word: DisplayStatus };

/**
 * The text of a submission's display status (docs/product/routing-submissions.md#display-status, screen outcomes):
 * used-up quota, the meeting, or the assignee of a submission without one.
 */
export function statusWord({
  status,
  outofquota,
  scheduledEventId,
  assignee,
}: Pick<ShownRow, "status" | "outofquota" | "scheduledEventId" | "assignee">): StatusWord {
  if (outofquota) return { word: "outOfQuota" };
  if (status !== "assigned") return { word: status };
  if (scheduledEventId !== null) return { word: "booked" };
  return assignee === null ? { word: status } : { word: "assignedTo", assignee };
}
