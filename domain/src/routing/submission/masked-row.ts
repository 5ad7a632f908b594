import { masked } from "../../records/record/mask";
import type { SubmissionRow } from "./submission";

/** A submission with personal values masked; answers are recognised by their form. */
export function maskedRow(row: SubmissionRow): SubmissionRow {
  const answers = Object.entries(row.answers).map(([name, value]) => ({ name, value }));
  return {
    ...masked(row),
    answers: Object.fromEntries(masked({ answers }).answers.map(({ name, value }) => [name, value])),
  };
}
