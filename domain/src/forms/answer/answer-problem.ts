import type { Option, QuestionType } from "../question/question";

/** What can be wrong with an answer. */
export type AnswerProblem = "missing" | "noConsent" | "email" | "phone" | "number" | "option" | "answer";

type Value = string | number | boolean | readonly string[] | undefined;
type CheckedQuestion = { type: QuestionType; required: boolean; options: readonly Pick<Option, "value">[] };

/** How e-mail addresses and phone numbers are checked: public pages check them without the server's libraries. */
export type AnswerChecks = { isEmail: (text: string) => boolean; isPhone: (text: string) => boolean };

export const isUnanswered = (value: Value): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === "string" ? value.trim() === "" : typeof value === "object" && value.length === 0);

/** What is wrong with an answer to a question; undefined if nothing is. A note asks nothing. */
export function answerProblem(
  question: CheckedQuestion,
  value: Value,
  checks: AnswerChecks,
): AnswerProblem | undefined {
  if (question.type === "note") return undefined;
  if (value === undefined || isUnanswered(value)) {
    if (!question.required) return undefined;
    return question.type === "consent" ? "noConsent" : "missing";
  }
  return wrongValue(question, value, checks);
}

function wrongValue({ type, options }: CheckedQuestion, value: NonNullable<Value>, checks: AnswerChecks) {
  const isOption = (one: string) => options.some((option) => option.value === one);
  if (type === "consent") return value === true ? undefined : "answer";
  if (type === "checkbox") return typeof value === "object" && value.every(isOption) ? undefined : "option";
  if (type === "number") return numberIn(value) === undefined ? "number" : undefined;
  if (typeof value !== "string") return "answer";
  const text = value.trim();
  if (type === "dropdown" || type === "radio") return isOption(value) ? undefined : "option";
  if (type === "email") return checks.isEmail(text) ? undefined : "email";
  if (type === "tel") return checks.isPhone(text) ? undefined : "phone";
  return undefined;
}

/** The number that an answer says, with or without thousands separators. */
export function numberIn(value: NonNullable<Value>): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const text = typeof value === "string" ? value.trim() : "";
  if (!/^[+-]?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,9})?$/.test(text)) return undefined;
  return Number(text.replaceAll(",", ""));
}
