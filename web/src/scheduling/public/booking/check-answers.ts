import type { PublicTexts } from "../texts/ko";
import type { AnswerErrors, AnswerName, Answers } from "./answers";

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PATHS: readonly [RegExp, AnswerName][] = [
  [/invitees\.0\.name$/, "name"],
  [/invitees\.0\.email$/, "email"],
  [/invitees\.0\.phone$/, "phone"],
  [/invitees\.0\.company$/, "company"],
  [/invitees\.0\.note$/, "note"],
];

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, "");

/** What is missing or wrong, field by field; the server checks again. */
export function checkAnswers(answers: Answers, needsPhone: boolean, texts: PublicTexts): AnswerErrors {
  const errors: AnswerErrors = {};
  if (!answers.name.trim()) errors.name = texts.required;
  if (!answers.email.trim()) errors.email = texts.required;
  else if (!EMAIL.test(answers.email.trim())) errors.email = texts.invalidEmail;
  const digits = digitsOf(answers.phone);
  if (needsPhone && !answers.phone.trim()) errors.phone = texts.required;
  else if (answers.phone.trim() && (digits.length < 4 || digits.length > 20 || /[^\d\s().-]/.test(answers.phone)))
    errors.phone = texts.invalidPhone;
  return errors;
}

/** The errors that the server found, by field, from a refusal's details `[{ path, message }]`. */
export function serverErrors(details: unknown): AnswerErrors {
  const errors: AnswerErrors = {};
  for (const { path, message } of Array.isArray(details) ? details : []) {
    const [, name] = PATHS.find(([pattern]) => pattern.test(String(path))) ?? [];
    if (name) errors[name] = String(message);
  }
  return errors;
}

/** The number as the booking call wants it: the dial code without its plus sign, '-', the digits. */
export const wirePhone = ({ dialCode, phone }: Answers): string =>
  phone.trim() ? `${dialCode.slice(1)}-${digitsOf(phone)}` : "";
