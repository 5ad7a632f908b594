import { CHURN_AFTER_MS } from "@dure/domain/forms/submission/is-churned";
import { displayStatus } from "@dure/domain/routing/submission/display-status";
import type { DisplayStatus, SubmissionRow } from "@dure/domain/routing/submission/submission";

/** A submission with its display status. */
export type ShownRow = Omit<SubmissionRow, "status"> & { status: DisplayStatus };

/** The submission with its display status at a time. */
export const shownRow = (row: SubmissionRow, at: { hasGroups: boolean; now: number }): ShownRow => ({
  ...row,
  status: displayStatus(row, at),
});

/** When the next of these submissions becomes churned; undefined if none is waiting. */
export function nextChurn(rows: readonly SubmissionRow[], now: number): number | undefined {
  const moments = rows
    .filter(({ status }) => status === "submitted")
    .map(({ submittedAt }) => Date.parse(submittedAt) + CHURN_AFTER_MS)
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
