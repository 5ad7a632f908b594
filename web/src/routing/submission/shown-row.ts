import { masked } from "@dure/domain/records/mask";
import { displayStatus } from "@dure/domain/routing/display-status";
import { CHURN_AFTER_MS, type DisplayStatus, type SubmissionRow } from "@dure/domain/routing/submission";

/** A submission with the status that people see. */
export type ShownRow = Omit<SubmissionRow, "status"> & { status: DisplayStatus };

type Showing = { hasGroups: boolean; isMasked: boolean; now: number };

/** A submission as it is shown now; personal values are masked for whom the team wants it so. */
export function shownRow(row: SubmissionRow, { hasGroups, isMasked, now }: Showing): ShownRow {
  const shown = { ...row, status: displayStatus(row, { hasGroups, now }) };
  if (!isMasked) return shown;
  const answers = Object.entries(row.answers).map(([label, value]) => ({ label, value }));
  return {
    ...masked(shown),
    answers: Object.fromEntries(masked({ answers }).answers.map(({ label, value }) => [label, value])),
  };
}

/** When the next of these submissions counts as churned; undefined when none is waiting. */
export function nextChurn(rows: readonly SubmissionRow[], now: number): number | undefined {
  const moments = rows
    .filter(({ status }) => status === "submitted")
    .map(({ submittedAt }) => Date.parse(submittedAt) + CHURN_AFTER_MS)
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
