import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";

type Words = {
  yes: string;
  no: string;
  /** Writes a phone number, for the answer to a question that asks for one. */
  phone?: ((value: string) => string) | undefined;
};

/** An answer as one line of text. */
export function answerText(value: AnswerValue | undefined, { yes, no, phone }: Words): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? yes : no;
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  return phone ? phone(text) : text;
}
