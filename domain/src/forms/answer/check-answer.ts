import { phoneOnWire, readPhone } from "../../shared/phone";
import type { Text } from "../../shared/text";
import { Email } from "../../shared/value";
import type { Option, Question } from "../question/question";
import { formsTexts } from "../texts";
import { type AnswerProblem, answerProblem, isUnanswered, numberIn, urlIn } from "./answer-problem";
import type { AnswerValue } from "./answer-value";

const TEXTS: Record<AnswerProblem, Text> = {
  missing: formsTexts.answerMissing,
  noConsent: formsTexts.consentMissing,
  email: formsTexts.emailInvalid,
  phone: formsTexts.phoneInvalid,
  url: formsTexts.urlInvalid,
  number: formsTexts.numberInvalid,
  date: formsTexts.dateInvalid,
  option: formsTexts.optionInvalid,
  files: formsTexts.filesInvalid,
  answer: formsTexts.answerInvalid,
};

export const isEmail = (text: string): boolean => Email.safeParse(text).success;

type CheckedQuestion = Pick<Question, "type" | "required" | "agreed_value"> & {
  options: readonly Pick<Option, "value">[];
  rating_max?: number;
  max_files?: number;
};

/** What is wrong with a visitor's answer, in words; undefined if nothing is. */
export function checkAnswer(question: CheckedQuestion, value: AnswerValue | undefined): Text | undefined {
  const problem = answerProblem(question, value, { isEmail, isPhone: (text) => readPhone(text) !== null });
  return problem && TEXTS[problem];
}

/**
 * A checked answer as it is stored; undefined if nothing was answered. A consent is stored as its agreed value, a number
 * or rating as a number, a web address with its scheme, and a phone number as `dialcode-number`.
 */
export function storedAnswer(
  { type, agreed_value }: CheckedQuestion,
  value: AnswerValue | undefined,
): AnswerValue | undefined {
  if (value === undefined || isUnanswered(value)) return undefined;
  if (type === "consent") return agreed_value || true;
  if (type === "number" || type === "rating") return numberIn(value) ?? value;
  if (type === "url" && typeof value === "string") return urlIn(value.trim()) ?? value;
  const phone = type === "tel" && typeof value === "string" ? readPhone(value) : null;
  return phone ? phoneOnWire(phone) : value;
}
