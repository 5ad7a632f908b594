import type { AnswerValue } from "../../forms/answer/answer-value";
import { fullName } from "../../records/record/record-label";
import { splitName } from "../../records/record/split-name";
import { phoneOnWire, readPhone } from "../../shared/phone";
import { cutText } from "../../shared/text";
import type { Router } from "../router/router";
import { contactQuestionNames } from "./router-question";

/** The contact of a submission. `phone` is `dialcode-number`; a name that was asked for as a whole is split. */
export type SubmittedContact = {
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
};

/** Maximum characters that a record field takes. */
const MAX_LENGTH = 200;

/** The contact's values among the answers, single-line, empty if not given (docs/product/routing.md#form). */
export function contactOf(
  router: Pick<Router, "form" | "form_selector" | "metadata">,
  answers: Readonly<Record<string, AnswerValue>>,
): SubmittedContact {
  const names = contactQuestionNames(router);
  const answerTo = (name: string | null): string => oneLine(name === null ? undefined : answers[name]);
  const parts = { first_name: answerTo(names.firstName), last_name: answerTo(names.lastName) };
  const whole = answerTo(names.fullName);
  return {
    name: whole || fullName(parts),
    ...(parts.first_name ? parts : splitName(whole || parts.last_name)),
    email: answerTo(names.email).toLowerCase(),
    phone: wirePhone(answerTo(names.phone)),
    company: answerTo(names.company),
  };
}

const oneLine = (value: AnswerValue | undefined): string =>
  value === undefined ? "" : cutText([value].flat().join(", ").replaceAll(/\s+/g, " ").trim(), MAX_LENGTH);

/** The phone number in wire format; empty if it can't be called. */
function wirePhone(text: string): string {
  const phone = readPhone(text);
  return phone ? phoneOnWire(phone) : "";
}
