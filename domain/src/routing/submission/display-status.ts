import { isChurned } from "../../forms/submission/is-churned";
import type { DisplayStatus, SubmissionRow } from "./submission";

type Shown = Pick<SubmissionRow, "status" | "submittedAt" | "__private_properties">;

/**
 * The displayed status (docs/product/routing-submissions.md#display-status). A visitor on the booking page counts as
 * churned after two minutes, unless the time that they chose waits for approval.
 * @param now in milliseconds
 */
export function displayStatus(
  { status, submittedAt, __private_properties: { triggered_as } }: Shown,
  { hasGroups, now }: { hasGroups: boolean; now: number },
): DisplayStatus {
  if (triggered_as === "form") return "disqualified";
  if (status === "confirmed" || status === "assigned") return "assigned";
  if (status === "cancelled") return "cancelled";
  if (!hasGroups || status === "disqualified") return "disqualified";
  if (status === "requested") return "scheduling";
  return isChurned(submittedAt, now) ? "churned" : "scheduling";
}
