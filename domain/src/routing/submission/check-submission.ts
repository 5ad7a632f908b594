import { AppError } from "../../shared/error";
import type { Text } from "../../shared/text";
import { Email } from "../../shared/value";
import type { Router } from "../router/router";
import { type Asked, askedBy } from "./asked";
import type { Answers, AnswerValue } from "./submission";
import { submissionTexts } from "./texts";

/** Maximum characters: a submission is stored several times, and a Firestore document is limited to 1 MB. */
const MAX_LENGTH = 40_000;

/** Answers by question name: `kept` for storage (without empty ones), `compared` for rules. */
export type CheckedAnswers = { kept: Record<string, AnswerValue>; compared: Record<string, AnswerValue> };

/**
 * Validates a visitor's answers. Unknown names are dropped; markup stays plain text.
 * @throws BAD_REQUEST naming every missing or invalid answer
 */
export function checkSubmission(
  router: Pick<Router, "form" | "form_selector" | "metadata">,
  answers: Answers,
): CheckedAnswers {
  const given = new Map(answers.map(({ name, value }) => [name, plain(value)]));
  const asked = askedBy(router);
  const wrong = asked.flatMap((one) => {
    const text = problemOf(one, given.get(one.name));
    return text ? [{ path: `body.answers.${one.name}`, message: text }] : [];
  });
  if (wrong[0]) throw new AppError("BAD_REQUEST", wrong[0].message, wrong);
  const kept: CheckedAnswers["kept"] = {};
  const compared: CheckedAnswers["compared"] = {};
  for (const one of asked) {
    const value = given.get(one.name);
    if (value === undefined) continue;
    compared[one.name] = value;
    if (!isEmpty(value)) kept[one.name] = keptAs(one, value);
  }
  if (JSON.stringify(kept).length > MAX_LENGTH) throw new AppError("BAD_REQUEST", submissionTexts.tooLong);
  return { kept, compared };
}

/** Strips control characters, which record fields refuse; line breaks and tabs stay. */
function plain(value: AnswerValue): AnswerValue {
  if (Array.isArray(value)) return value.map((one) => plain(one) as string).filter((one) => one !== "");
  if (typeof value !== "string") return value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return value.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "").trim();
}

const isEmpty = (value: AnswerValue): boolean =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0);

function problemOf(asked: Asked, value: AnswerValue | undefined): Text | undefined {
  if (value === undefined || isEmpty(value)) {
    if (!asked.required) return undefined;
    return asked.type === "consent" ? submissionTexts.consentMissing : submissionTexts.answerMissing;
  }
  return asked.isOwn ? wrongOwn(asked, value) : wrongInput(asked, value);
}

/** The problem of an answer to a custom form's question. */
function wrongOwn({ type, options }: Asked, value: AnswerValue): Text | undefined {
  const values = new Set(options.map((option) => option.value));
  if (type === "consent") return value === true ? undefined : submissionTexts.answerInvalid;
  if (type === "checkbox")
    return Array.isArray(value) && value.every((one) => values.has(one)) ? undefined : submissionTexts.optionInvalid;
  if (type === "number") return numberIn(value) === undefined ? submissionTexts.numberInvalid : undefined;
  if (typeof value !== "string") return submissionTexts.answerInvalid;
  if (type === "dropdown" || type === "radio") return values.has(value) ? undefined : submissionTexts.optionInvalid;
  if (type === "email") return Email.safeParse(value).success ? undefined : submissionTexts.emailInvalid;
  if (type === "tel") return isPhone(value) ? undefined : submissionTexts.phoneInvalid;
  return undefined;
}

/** A website has validated its inputs already, but the e-mail address must be valid. */
const wrongInput = ({ type }: Asked, value: AnswerValue): Text | undefined =>
  type === "email" && !Email.safeParse(value).success ? submissionTexts.emailInvalid : undefined;

const isPhone = (value: string): boolean =>
  /^[\d\s()+.-]{4,30}$/.test(value) && value.replaceAll(/\D/g, "").length >= 4;

function numberIn(value: AnswerValue): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || !/^[+-]?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,9})?$/.test(value)) return undefined;
  return Number(value.replaceAll(",", ""));
}

function keptAs({ type, agreed_value, isOwn }: Asked, value: AnswerValue): AnswerValue {
  if (type === "consent" && isOwn) return agreed_value || true;
  if (type === "number") return numberIn(value) ?? value;
  return value;
}
