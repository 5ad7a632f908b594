import type { DisplayStatus } from "@dure/domain/routing/submission/submission";
import type { ShownRow } from "./shown-row";

export type StatusWord =
  | { word: "outOfQuota" | "booked" }
  | { word: "assignedTo"; assignee: string }
  | { word: DisplayStatus };

/**
 * What became of a submission (docs/product/routing-submissions.md#display-status, screen outcomes): why, where the
 * month's quota was used up; whether there is a meeting, and who has it where there is none.
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
