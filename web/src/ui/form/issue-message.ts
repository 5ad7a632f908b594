import { sharedIssues } from "@dure/domain/shared/shared-issues";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** Validation messages of forms, in the user's language. */
export type IssueTexts = {
  required: string;
  format: string;
  tooLong: (max: number) => string;
  tooShort: (min: number) => string;
  /** Messages by a field's path: `email`, `rows.0.name`, or `rows` for all paths below it. */
  byField: Readonly<Record<string, string | undefined>>;
};

/** The message of a validation issue for users. `issueText` has those for API clients. */
export function issueMessage(issue: Issue, value: unknown, words: IssueTexts): string {
  const isEmpty = value === "" || value === null || value === undefined;
  // The contract's own message for a value that counts as empty, such as a phone without a number.
  if (isEmpty || issue.message === sharedIssues.required) return words.required;
  const own = words.byField[issue.path.join(".")] ?? words.byField[String(issue.path[0])];
  if (own) return own;
  if (issue.code === "too_big") return words.tooLong(Number(issue.maximum));
  if (issue.code === "too_small") return words.tooShort(Number(issue.minimum));
  return words.format;
}
