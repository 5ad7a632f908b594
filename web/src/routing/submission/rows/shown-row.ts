import { displayStatus } from "@dure/domain/routing/submission/display-status";
import { CHURN_AFTER_MS, type DisplayStatus, type SubmissionRow } from "@dure/domain/routing/submission/submission";

/** A submission with the status that people see. */
export type ShownRow = Omit<SubmissionRow, "status"> & { status: DisplayStatus };

/** A submission as it is shown now. */
export const shownRow = (row: SubmissionRow, at: { hasGroups: boolean; now: number }): ShownRow => ({
  ...row,
  status: displayStatus(row, at),
});

/** When the next of these submissions counts as churned; undefined when none is waiting. */
export function nextChurn(rows: readonly SubmissionRow[], now: number): number | undefined {
  const moments = rows
    .filter(({ status }) => status === "submitted")
    .map(({ submittedAt }) => Date.parse(submittedAt) + CHURN_AFTER_MS)
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
