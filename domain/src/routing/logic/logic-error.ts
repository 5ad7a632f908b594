import type { Text } from "../../shared/text";

/** A problem of a logic, with its field (id, or null) and case. */
export type LogicIssue = { readonly text: Text; readonly field: string | null; readonly caseIndex: number | null };

/** A logic that cannot be loaded or does not terminate. */
export class LogicError extends Error {
  override readonly name = "LogicError";
  readonly issue: LogicIssue;

  constructor(issue: LogicIssue) {
    super(issue.text.en);
    this.issue = issue;
  }
}
