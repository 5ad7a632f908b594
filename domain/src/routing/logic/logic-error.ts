import type { Text } from "../../shared/text";

/** What is wrong with a logic: at which field (by id; null where none is meant) and at which of its cases. */
export type LogicIssue = { readonly text: Text; readonly field: string | null; readonly caseIndex: number | null };

/** A logic that can't be loaded or does not end. */
export class LogicError extends Error {
  override readonly name = "LogicError";
  readonly issue: LogicIssue;

  constructor(issue: LogicIssue) {
    super(issue.text.en);
    this.issue = issue;
  }
}
