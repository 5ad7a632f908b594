import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";

/** An answer as one line of text. */
export function answerText(value: AnswerValue | undefined, yes: string, no: string): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? yes : no;
  return Array.isArray(value) ? value.join(", ") : String(value);
}
