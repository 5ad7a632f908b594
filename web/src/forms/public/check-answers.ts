import { type AnswerProblem, answerProblem } from "@dure/domain/forms/answer/answer-problem";
import { isEmail, isPhone } from "../../lib/public/values";
import type { SharedTexts } from "../../ui/public/texts/ko";
import type { AnswerErrors, Answers, VisitorQuestion } from "./answers";
import { isPending } from "./file/file-entry";

const TEXTS = {
  missing: "required",
  noConsent: "consentRequired",
  email: "invalidEmail",
  phone: "invalidPhone",
  url: "invalidUrl",
  number: "invalidNumber",
  date: "invalidDate",
  option: "required",
  answer: "required",
} as const satisfies Record<Exclude<AnswerProblem, "files">, string>;

/** What a page says of a missing or wrong answer. */
export type AnswerTexts = Pick<
  SharedTexts,
  | "required"
  | "invalidEmail"
  | "invalidPhone"
  | "invalidUrl"
  | "invalidNumber"
  | "invalidDate"
  | "tooManyFiles"
  | "waitForFiles"
> & { consentRequired: string };

/** What is missing or wrong, by question name. The server checks again. */
export function checkAnswers(
  questions: readonly VisitorQuestion[],
  { values }: Answers,
  texts: AnswerTexts,
): AnswerErrors {
  const found = questions.flatMap((question) => {
    const value = values[question.name];
    const problem = answerProblem(question, value, { isEmail, isPhone });
    const text = problem === "files" ? texts.tooManyFiles(question.max_files ?? 1) : problem && texts[TEXTS[problem]];
    const waiting = question.type === "file" && Array.isArray(value) && value.some(isPending);
    return text || waiting ? [[question.name, text ?? texts.waitForFiles]] : [];
  });
  return Object.fromEntries(found);
}
