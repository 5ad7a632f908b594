import { isUnanswered, numberIn } from "../../forms/answer/answer-problem";
import type { AnswerValue } from "../../forms/answer/answer-value";
import { checkAnswer, isEmail, storedAnswer } from "../../forms/answer/check-answer";
import { formsTexts } from "../../forms/texts";
import { AppError } from "../../shared/error";
import type { Text } from "../../shared/text";
import type { Router } from "../router/router";
import { questionsOfRouter, type RouterQuestion } from "./router-question";
import type { Answers } from "./submission";
import { submissionTexts } from "./texts";

/** Maximum characters: a submission is stored several times, and a Firestore document is limited to 1 MB. */
const MAX_LENGTH = 40_000;

/** Answers by question name: `stored` for storage (without empty ones), `compared` for rules. */
export type CheckedAnswers = { stored: Record<string, AnswerValue>; compared: Record<string, AnswerValue> };

/**
 * Validates a visitor's answers. Unknown names are dropped; markup stays plain text.
 * @throws BAD_REQUEST naming every missing or invalid answer, or if nothing was answered
 */
export function checkSubmission(
  router: Pick<Router, "form" | "form_selector" | "metadata">,
  answers: Answers,
): CheckedAnswers {
  const given = new Map(answers.map(({ name, value }) => [name, plain(value)]));
  const asked = questionsOfRouter(router);
  const wrong = asked.flatMap((one) => {
    const text = problemOf(one, given.get(one.name));
    return text ? [{ path: `body.answers.${one.name}`, message: text }] : [];
  });
  if (wrong[0]) throw new AppError("BAD_REQUEST", wrong[0].message, wrong);
  const stored: CheckedAnswers["stored"] = {};
  const compared: CheckedAnswers["compared"] = {};
  for (const one of asked) {
    const value = given.get(one.name);
    if (value === undefined) continue;
    compared[one.name] = value;
    const answer = storedOf(one, value);
    if (answer !== undefined) stored[one.name] = answer;
  }
  const isEmpty = Object.keys(stored).length === 0;
  if (isEmpty && asked.some(({ inCustomForm }) => inCustomForm))
    throw new AppError("BAD_REQUEST", submissionTexts.empty);
  if (JSON.stringify(stored).length > MAX_LENGTH) throw new AppError("BAD_REQUEST", submissionTexts.tooLong);
  return { stored, compared };
}

/** Strips control characters, which record fields refuse; line breaks and tabs stay. Text is composed (NFC). */
function plain(value: AnswerValue): AnswerValue {
  if (Array.isArray(value)) return value.map(plainText).filter((one) => one !== "");
  return typeof value === "string" ? plainText(value) : value;
}

const plainText = (typed: string): string => {
  const text = typed.normalize("NFC");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "").trim();
};

/** A website's own checks have passed. But a lead needs an address that can be written to. */
function problemOf(asked: RouterQuestion, value: AnswerValue | undefined): Text | undefined {
  if (asked.inCustomForm) return checkAnswer(asked, value);
  if (asked.type !== "email" || value === undefined || isUnanswered(value)) return undefined;
  return typeof value === "string" && isEmail(value) ? undefined : formsTexts.emailInvalid;
}

function storedOf(asked: RouterQuestion, value: AnswerValue): AnswerValue | undefined {
  if (asked.inCustomForm) return storedAnswer(asked, value);
  if (isUnanswered(value)) return undefined;
  return asked.type === "number" ? (numberIn(value) ?? value) : value;
}
