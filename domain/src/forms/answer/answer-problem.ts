import type { Option, QuestionType } from "../question/question";

/** What can be wrong with an answer. */
export type AnswerProblem =
  | "missing"
  | "noConsent"
  | "email"
  | "phone"
  | "url"
  | "number"
  | "date"
  | "option"
  | "files"
  | "answer";

/** An answer, as it is typed or as it is sent. */
export type AnswerLike = string | number | boolean | readonly string[] | undefined;
type CheckedQuestion = {
  type: QuestionType;
  required: boolean;
  options: readonly Pick<Option, "value">[];
  rating_max?: number | undefined;
  max_files?: number | undefined;
};

/** How e-mail addresses and phone numbers are checked: public pages check them without the server's libraries. */
export type AnswerChecks = { isEmail: (text: string) => boolean; isPhone: (text: string) => boolean };

export const isUnanswered = (value: AnswerLike): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === "string" ? value.trim() === "" : typeof value === "object" && value.length === 0);

/** What is wrong with an answer to a question; undefined if nothing is. Notes and steps ask nothing. */
export function answerProblem(
  question: CheckedQuestion,
  value: AnswerLike,
  checks: AnswerChecks,
): AnswerProblem | undefined {
  if (question.type === "note" || question.type === "step") return undefined;
  if (value === undefined || isUnanswered(value)) {
    if (!question.required) return undefined;
    return question.type === "consent" ? "noConsent" : "missing";
  }
  return wrongValue(question, value, checks);
}

function wrongValue(question: CheckedQuestion, value: NonNullable<AnswerLike>, checks: AnswerChecks) {
  const { type, options, rating_max = 5, max_files = 1 } = question;
  const isOption = (one: string) => options.some((option) => option.value === one);
  if (type === "consent") return value === true ? undefined : "answer";
  if (type === "file") return typeof value === "object" && value.length <= max_files ? undefined : "files";
  if (type === "checkbox") return typeof value === "object" && value.every(isOption) ? undefined : "option";
  if (type === "number") return numberIn(value) === undefined ? "number" : undefined;
  if (type === "rating") return isRating(numberIn(value), rating_max) ? undefined : "option";
  if (typeof value !== "string") return "answer";
  if (type === "dropdown" || type === "radio") return isOption(value) ? undefined : "option";
  return wrongText(type, value.trim(), checks);
}

function wrongText(type: QuestionType, text: string, checks: AnswerChecks) {
  if (type === "email") return checks.isEmail(text) ? undefined : "email";
  if (type === "tel") return checks.isPhone(text) ? undefined : "phone";
  if (type === "url") return urlIn(text) ? undefined : "url";
  if (type === "date") return isDate(text) ? undefined : "date";
  return undefined;
}

const isRating = (value: number | undefined, max: number): boolean =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= max;

/** A day of the calendar as `YYYY-MM-DD`, of a year that calendars take. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (!year || !month || !day || year < 1900 || year > 2199 || month > 12) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
}

/** The web address in a text, with or without its scheme; undefined if there is none. */
export function urlIn(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return url.length <= 2_000 && /^https?:\/\/[^\s/.?#@:]+(\.[^\s/.?#@:]+)+(:\d{1,5})?([/?#]\S*)?$/i.test(url)
    ? url
    : undefined;
}

/** The number in an answer, with or without thousands separators. */
export function numberIn(value: NonNullable<AnswerLike>): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const text = typeof value === "string" ? value.trim() : "";
  if (!/^[+-]?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,9})?$/.test(text)) return undefined;
  return Number(text.replaceAll(",", ""));
}
