import { masked } from "../../records/record/mask";
import type { SubmissionRow } from "./submission";

/** A submission as people read it for whom the team masks personal values; what was answered is told by its shape. */
export function maskedRow(row: SubmissionRow): SubmissionRow {
  const answers = Object.entries(row.answers).map(([name, value]) => ({ name, value }));
  return {
    ...masked(row),
    answers: Object.fromEntries(masked({ answers }).answers.map(({ name, value }) => [name, value])),
  };
}
