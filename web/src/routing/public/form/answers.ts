import type { Question } from "@dure/domain/forms/question/question";
import type { Answers as Wire } from "@dure/domain/routing/submission/submission";
import { DEFAULT_DIAL_CODE, splitPhone } from "../../../lib/public/dial-codes";
import { digitsOf } from "../../../lib/public/values";

/** A text, the chosen values of a checkbox, or a consent. A phone number stands without its dial code. */
export type Value = string | readonly string[] | boolean;

/** What a visitor has answered, by the question's name. */
export type Answers = { values: Readonly<Record<string, Value>>; dialCodes: Readonly<Record<string, string>> };

/** Where the registry's number of a chosen company stands: no question can have this name. */
export const companyNumberOf = (question: string) => `__${question}:number__`;

/** What is wrong, by the question's name. */
export type AnswerErrors = Readonly<Record<string, string>>;

export const MAX_LENGTH = 5_000;

/** The answers that a link already gives, by their questions' names: `?name=&email=&budget=`. */
export function prefilled(search: string, questions: readonly Question[]): Answers {
  const query = new URLSearchParams(search);
  const values: Record<string, Value> = {};
  const dialCodes: Record<string, string> = {};
  for (const question of questions) {
    const value = valueIn(query, question);
    if (question.type === "tel") {
      const { dialCode, phone } = splitPhone(typeof value === "string" ? value.slice(0, 30) : "");
      dialCodes[question.name] = dialCode;
      values[question.name] = phone;
    } else if (value !== undefined) values[question.name] = value;
  }
  return { values, dialCodes };
}

/** A choice must be one that there is; nobody agrees to anything by following a link. */
function valueIn(query: URLSearchParams, { name, type, options }: Question): Value | undefined {
  const given = query.getAll(name).map((text) => text.trim().slice(0, MAX_LENGTH));
  const known = given.filter((one) => options.some(({ value }) => value === one));
  if (type === "consent" || type === "note") return undefined;
  if (type === "checkbox") return known;
  return type === "radio" || type === "dropdown" ? known[0] : given[0];
}

/** The answers as they are sent; what was not answered is left out. */
export const toWire = (questions: readonly Question[], answers: Answers): Wire =>
  questions.flatMap(({ name, type }) => {
    const value = wireValue(type, answers.values[name], answers.dialCodes[name]);
    return value === undefined ? [] : [{ name, value }];
  });

function wireValue(type: Question["type"], value: Value | undefined, dialCode = DEFAULT_DIAL_CODE) {
  if (typeof value !== "string") return typeof value === "object" ? [...value] : value;
  const text = value.trim();
  if (text === "") return undefined;
  if (type === "tel") return `${dialCode.slice(1)}-${digitsOf(text)}`;
  return type === "number" ? Number(text) : text;
}

/** The registry's number of the company that was chosen; of several companies none is the visitor's for sure. */
export function chosenCompany(questions: readonly Question[], { values }: Answers): { nice_id?: string } {
  const [one, ...others] = questions.filter(({ use_nicerating }) => use_nicerating);
  const number = one && others.length === 0 ? values[companyNumberOf(one.name)] : undefined;
  return typeof number === "string" && number !== "" ? { nice_id: number } : {};
}
