import { splitPhone } from "../../lib/public/dial-codes";
import { type Answers, MAX_LENGTH, type Value, type VisitorQuestion } from "./answers";

const MAX_PHONE_LENGTH = 30;

/** The answers in a link, by question name: `?name=&email=&budget=`. */
export function prefilled(search: string, questions: readonly VisitorQuestion[]): Answers {
  const query = new URLSearchParams(search);
  const values: Record<string, Value> = {};
  const dialCodes: Record<string, string> = {};
  for (const question of questions) {
    const value = valueIn(query, question);
    if (question.type === "tel") {
      const { dialCode, phone } = splitPhone(typeof value === "string" ? value.slice(0, MAX_PHONE_LENGTH) : "");
      dialCodes[question.name] = dialCode;
      values[question.name] = phone;
    } else if (value !== undefined) values[question.name] = value;
  }
  return { values, dialCodes };
}

/** Choices that are not offered are ignored. A link gives no consent and no files. */
function valueIn(query: URLSearchParams, question: VisitorQuestion): Value | undefined {
  const { name, type, options, maxLength = MAX_LENGTH } = question;
  const given = query.getAll(name).map((text) => text.trim().slice(0, maxLength));
  const known = given.filter((one) => options.some(({ value }) => value === one));
  if (type === "consent" || type === "file" || type === "note" || type === "step") return undefined;
  if (type === "checkbox") return known;
  return type === "radio" || type === "dropdown" ? known[0] : given[0];
}
