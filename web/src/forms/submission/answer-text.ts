import type { AskedAnswer } from "@dure/domain/forms/answer/answer-rows";

type Answer = { type?: AskedAnswer["type"]; value: AskedAnswer["value"] | undefined };
type Words = { yes: string; no: string; phone: (value: string) => string };

/** An answer as one line of text; a phone number as `phone` writes it. */
export function answerText({ type, value }: Answer, { yes, no, phone }: Words): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? yes : no;
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  return type === "tel" ? phone(text) : text;
}
