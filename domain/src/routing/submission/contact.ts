import { fullName } from "../../records/record/record-label";
import { DEFAULT_DIAL_CODE } from "../../shared/value";
import type { Router } from "../router/router";
import { contactNames } from "./asked";
import type { AnswerValue } from "./submission";

/** The contact of a submission. `phone` is `dialcode-number`; name parts are set if the form asked for them. */
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
  kept: Readonly<Record<string, AnswerValue>>,
): SubmittedContact {
  const names = contactNames(router);
  const answerTo = (name: string | null): string => oneLine(name === null ? undefined : kept[name]);
  const parts = { first_name: answerTo(names.firstName), last_name: answerTo(names.lastName) };
  const whole = answerTo(names.fullName);
  return {
    name: whole || fullName(parts),
    ...(parts.first_name ? parts : { first_name: whole || parts.last_name, last_name: "" }),
    email: answerTo(names.email).toLowerCase(),
    phone: phoneOnWire(answerTo(names.phone)),
    company: answerTo(names.company),
  };
}

const oneLine = (value: AnswerValue | undefined): string =>
  value === undefined ? "" : [value].flat().join(", ").replaceAll(/\s+/g, " ").trim().slice(0, MAX_LENGTH);

/** Without a separator, only the dial codes of Korea and North America are recognised. */
const WITH_PLUS = /^\+(82|1(?=\d{10}$)|\d{1,4}(?=[\s(.-]))[\s.-]*(.+)$/;
/** Korean service numbers (`1588-1234`) have no dial code. */
const WITH_DASH = /^([1-9]\d{0,3})-(\d{6,})$/;

/**
 * Normalises a typed number: with a dial code (`+82 10…`, `82-10…`), or a national one, which begins with 0 and gets
 * the default dial code (docs/product/forms.md#phone-rules). Empty if it is too short.
 */
export function phoneOnWire(text: string): string {
  const [, dialCode = DEFAULT_DIAL_CODE.slice(1), rest = text] = text.match(WITH_PLUS) ?? text.match(WITH_DASH) ?? [];
  const digits = rest.replaceAll(/\D/g, "");
  return digits.length < 4 || digits.length > 20 ? "" : `${dialCode}-${digits}`;
}
