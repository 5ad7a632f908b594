import { definedIssue } from "@dure/domain/shared/define-issues";
import { sharedIssues } from "@dure/domain/shared/shared-issues";
import type { Text } from "@dure/domain/shared/text";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** Validation messages of forms, in the user's language. */
export type IssueTexts = {
  required: string;
  format: string;
  tooLong: (max: number) => string;
  tooShort: (min: number) => string;
  /** The schema's own messages, in the user's language. */
  textOf: (text: Text) => string;
  /**
   * A form's messages about the format of its fields, by path: `email`, `rows.0.name`, or `rows` for all paths below
   * it.
   */
  byField: Readonly<Record<string, string | undefined>>;
};

/** The message of a validation issue for users. `issueText` has those for API clients. */
export function issueMessage(issue: Issue, value: unknown, words: IssueTexts): string {
  const isEmpty = value === null || value === undefined || (typeof value === "string" && value.trim() === "");
  // The contract's own message for a value that counts as empty, such as a phone without a number.
  if (isEmpty || issue.message === sharedIssues.required) return words.required;
  const own = words.byField[issue.path.join(".")] ?? words.byField[String(issue.path[0])];
  // The form's message names the whole rule of a format; for any other reason, the schema's message comes first.
  if (own && issue.code === "invalid_format") return own;
  const defined = definedIssue(issue.message, value);
  if (defined) return words.textOf(defined);
  if (own && !isOfLength(issue)) return own;
  if (issue.code === "too_big") return words.tooLong(Number(issue.maximum));
  if (issue.code === "too_small") return words.tooShort(Number(issue.minimum));
  return words.format;
}

const isOfLength = (issue: Issue): boolean =>
  (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "string";
