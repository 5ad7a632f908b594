import { AppError } from "../../shared/error";
import type { Text } from "../../shared/text";
import { Email } from "../../shared/value";
import type { BookingRequest } from "../scheduled-event/scheduled-event";
import { schedulingTexts } from "../texts";
import {
  type Answers,
  type BookingForm,
  type FormField,
  hasOptions,
  RESERVED_NAMES,
  withRequiredPhone,
} from "./booking-form";
import type { MeetingPlan } from "./meeting-plan";

type Value = Answers[number]["value"];
type Answered = Pick<BookingRequest, "invitees" | "q_a">;

/** What a visitor has to answer: before a call for which the host names no number, their own too. */
export const formBefore = ({ type, value }: Pick<MeetingPlan, "type" | "value">, form: BookingForm): BookingForm =>
  type === "phone" && value === "" ? withRequiredPhone(form) : form;

/**
 * The answers to a page's own questions; those with a reserved name are the invitee's values and are checked there.
 * Answers to questions that the page doesn't have are left out.
 * @throws BAD_REQUEST naming every answer that is missing or wrong
 */
export function checkAnswers(form: BookingForm, { invitees, q_a = [] }: Answered): Answers {
  const [guest] = invitees;
  const given = new Map<string, Value>(q_a.map(({ name, value }) => [name, value]));
  const answerTo = ({ name }: FormField): Value | undefined =>
    isInvitees(name) ? guest?.[name as keyof typeof guest] : given.get(name);
  const wrong = form.flatMap((field) => {
    const text = problemOf(field, answerTo(field));
    return text ? [{ path: `body.${pathOf(field)}`, message: text }] : [];
  });
  if (wrong[0]) throw new AppError("BAD_REQUEST", wrong[0].message, wrong);
  return form.flatMap((field) => {
    const value = given.get(field.name);
    if (isInvitees(field.name) || value === undefined || isEmpty(value)) return [];
    return [{ name: field.name, value: field.type === "consent" ? field.agreed_value || value : value }];
  });
}

/** `reason` and `consent` are answered like any other question. */
const INVITEES = RESERVED_NAMES.filter((name) => name !== "reason" && name !== "consent");

const isInvitees = (name: string): boolean => (INVITEES as readonly string[]).includes(name);

const pathOf = ({ name }: FormField): string => (isInvitees(name) ? `invitees.0.${name}` : `q_a.${name}`);

const isEmpty = (value: Value): boolean =>
  value === "" || value === false || (Array.isArray(value) && value.length === 0);

/** What is wrong with an answer, undefined when nothing is. */
export function problemOf(field: FormField, value: Value | undefined): Text | undefined {
  if (value === undefined || isEmpty(value)) return field.required ? schedulingTexts.answerMissing : undefined;
  return fits(field, value) ? undefined : schedulingTexts.answerInvalid;
}

function fits({ type, options }: FormField, value: Value): boolean {
  if (type === "consent") return value === true;
  if (type === "checkbox") return Array.isArray(value) && value.every((one) => options.includes(one));
  if (type === "number") return typeof value === "number" ? Number.isFinite(value) : isNumber(value);
  if (typeof value !== "string") return false;
  if (hasOptions(type)) return options.includes(value);
  if (type === "email") return Email.safeParse(value).success;
  return type !== "tel" || /^[\d\s()+.-]{4,30}$/.test(value);
}

const isNumber = (value: Value): boolean => typeof value === "string" && /^-?\d{1,15}(\.\d{1,6})?$/.test(value.trim());
