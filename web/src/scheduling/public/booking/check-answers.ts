import { isEmail, isNumber, isPhone } from "../../../lib/public/values";
import type { PublicTexts } from "../texts/ko";
import type { AnswerErrors, Answers, Question, Value } from "./answers";

const TEL = /^[\d\s()+.-]{4,30}$/;

/** What is missing or wrong, question by question; the server checks again. */
export function checkAnswers(questions: readonly Question[], { values }: Answers, texts: PublicTexts): AnswerErrors {
  const found = questions.flatMap((question) => {
    const problem = problemOf(question, values[question.name], texts);
    return problem ? [[question.name, problem]] : [];
  });
  return Object.fromEntries(found);
}

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined ||
  value === false ||
  (value !== true && (typeof value === "string" ? value.trim() : value).length === 0);

function problemOf({ name, type, required }: Question, value: Value | undefined, texts: PublicTexts) {
  if (isEmpty(value)) return required ? texts.required : undefined;
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (name === "phone") return isPhone(text) ? undefined : texts.invalidPhone;
  if (name === "email" || type === "email") return isEmail(text) ? undefined : texts.invalidEmail;
  if (type === "tel") return TEL.test(text) ? undefined : texts.invalidPhone;
  return type !== "number" || isNumber(text) ? undefined : texts.invalidNumber;
}

/** The errors that the server found, from a refusal's details `[{ path, message }]`, where the form asks for them. */
export function serverErrors(details: unknown, questions: readonly Question[]): AnswerErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of Array.isArray(details) ? details : []) {
    const [, name = ""] = /(?:invitees\.0|q_a)\.([\w-]+)$/.exec(String(path)) ?? [];
    if (questions.some((question) => question.name === name)) errors[name] = String(message);
  }
  return errors;
}
