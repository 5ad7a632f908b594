import type { Question } from "@dure/domain/forms/question/question";
import { isEmail, isNumber, isPhone } from "../../../lib/public/values";
import type { FormTexts } from "../texts/ko";
import type { AnswerErrors, Answers, Value } from "./answers";

/** What is missing or wrong, question by question; the server checks again. */
export function checkAnswers(questions: readonly Question[], { values }: Answers, texts: FormTexts): AnswerErrors {
  const found = questions.flatMap((question) => {
    const problem = problemOf(question, values[question.name], texts);
    return problem ? [[question.name, problem]] : [];
  });
  return Object.fromEntries(found);
}

function isEmpty(value: Value | undefined): boolean {
  if (typeof value === "boolean" || value === undefined) return !value;
  return (typeof value === "string" ? value.trim() : value).length === 0;
}

function problemOf({ type, required }: Question, value: Value | undefined, texts: FormTexts) {
  if (type === "note") return undefined;
  if (isEmpty(value)) {
    if (!required) return undefined;
    return type === "consent" ? texts.consentRequired : texts.required;
  }
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (type === "email") return isEmail(text) ? undefined : texts.invalidEmail;
  if (type === "tel") return isPhone(text) ? undefined : texts.invalidPhone;
  return type !== "number" || isNumber(text) ? undefined : texts.invalidNumber;
}

const PATH = "body.answers.";

/** What the server refused, from a refusal's details `[{ path, message }]`, where the form asks for it. */
export function serverErrors(details: unknown, questions: readonly Question[]): AnswerErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of Array.isArray(details) ? details : []) {
    const name = String(path).startsWith(PATH) ? String(path).slice(PATH.length) : "";
    if (questions.some((question) => question.name === name)) errors[name] = String(message);
  }
  return errors;
}
