import { formatPhoneOnWire } from "../../shared/phone";
import type { Locale, Text } from "../../shared/text";
import type { AnswerValue } from "./answer-value";

/** An answer with its question as it was asked. `tel`: the value is a phone number, `82-1012345678`. */
export type AskedAnswer = {
  name: string;
  label?: string | undefined;
  type?: "tel" | undefined;
  value: AnswerValue;
};

const YES: Text = { ko: "예", en: "Yes" };

/** Each question with its answer as one line of text. Empty answers and consents that were not given are left out. */
export const answerRows = (answers: readonly AskedAnswer[], locale: Locale): [question: string, answer: string][] =>
  answers.flatMap(({ name, label, type, value }) => {
    const text = answerLine(value, locale);
    const shown = type === "tel" ? formatPhoneOnWire(text, locale) : text;
    return text === "" ? [] : [[label || name, shown]];
  });

function answerLine(value: AnswerValue, locale: Locale): string {
  if (typeof value === "boolean") return value ? YES[locale] : "";
  return [value].flat().join(", ");
}
