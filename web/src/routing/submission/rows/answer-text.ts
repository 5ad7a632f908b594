import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";

/** An answer in a line. */
export function answerText(value: AnswerValue | undefined, yes: string, no: string): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? yes : no;
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** `82-1012345678` as people write it. */
export const phoneText = (phone: string): string => phone.replace(/^\+?(\d+)-/, "+$1 ");
