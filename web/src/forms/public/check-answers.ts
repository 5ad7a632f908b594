import { type AnswerProblem, answerProblem } from "@dure/domain/forms/answer/answer-problem";
import { isEmail, isPhone } from "../../lib/public/values";
import type { SharedTexts } from "../../ui/public/texts/ko";
import type { AnswerErrors, Answers, VisitorQuestion } from "./answers";

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
} as const satisfies Record<AnswerProblem, string>;

/** What a page says of a missing or wrong answer. */
export type AnswerTexts = Pick<
  SharedTexts,
  "required" | "invalidEmail" | "invalidPhone" | "invalidUrl" | "invalidNumber" | "invalidDate"
> & { consentRequired: string };

/** What is missing or wrong, by question name. The server checks again. */
export function checkAnswers(
  questions: readonly VisitorQuestion[],
  { values }: Answers,
  texts: AnswerTexts,
): AnswerErrors {
  const found = questions.flatMap((question) => {
    const problem = answerProblem(question, values[question.name], { isEmail, isPhone });
    return problem ? [[question.name, texts[TEXTS[problem]]]] : [];
  });
  return Object.fromEntries(found);
}
