import type { Locale, Text } from "../../shared/text";
import type { AnswerValue } from "./answer-value";

/** An answer with its question as it was asked. */
export type AskedAnswer = { name: string; label?: string | undefined; value: AnswerValue };

const YES: Text = { ko: "예", en: "Yes" };

/** Each question with its answer as one line of text. What was left empty or not agreed to is left out. */
export const answerRows = (answers: readonly AskedAnswer[], locale: Locale): [question: string, answer: string][] =>
  answers.flatMap(({ name, label, value }) => {
    const text = value === true ? YES[locale] : value === false ? "" : [value].flat().join(", ");
    return text === "" ? [] : [[label || name, text]];
  });
