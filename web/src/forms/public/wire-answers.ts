import { numberIn } from "@dure/domain/forms/answer/answer-problem";
import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import type { QuestionType } from "@dure/domain/forms/question/question";
import { DEFAULT_DIAL_CODE, splitPhone } from "../../lib/public/dial-codes";
import { digitsOf } from "../../lib/public/values";
import type { Answers, Value, VisitorQuestion } from "./answers";
import { isPending, uploadIdOf } from "./file/file-entry";

/** The answers as calls send them. Unanswered questions are left out. */
export const wireAnswers = (questions: readonly VisitorQuestion[], { values, dialCodes }: Answers) =>
  questions.flatMap(({ name, type }) => {
    const value = wireValue(type, values[name], dialCodes[name]);
    return value === undefined ? [] : [{ name, value }];
  });

/** A phone number is `dialcode-digits`, without the plus sign. */
function wireValue(type: QuestionType, value: Value | undefined, dialCode?: string): AnswerValue | undefined {
  if (type === "file" && typeof value === "object") return value.filter((entry) => !isPending(entry)).map(uploadIdOf);
  if (typeof value !== "string") return typeof value === "object" ? [...value] : value;
  const text = value.trim();
  if (text === "") return undefined;
  if (type === "tel") return wirePhone(text, dialCode);
  return type === "number" || type === "rating" ? numberIn(text) : text;
}

/** A phone number for the wire. A dial code in the typed number takes precedence over the chosen one. */
export function wirePhone(typed: string, dialCode = DEFAULT_DIAL_CODE): string {
  const text = typed.trim();
  if (text === "") return "";
  const given = text.startsWith("+") ? splitPhone(text) : { dialCode, phone: text };
  return `${given.dialCode.slice(1)}-${digitsOf(given.phone)}`;
}
