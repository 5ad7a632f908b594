import type { AnswerValue } from "../../forms/answer/answer-value";
import { checkAnswer, storedAnswer } from "../../forms/answer/check-answer";
import { visibleQuestions } from "../../forms/question/visible-questions";
import { AppError } from "../../shared/error";
import type { BookingRequest } from "../scheduled-event/scheduled-event";
import {
  type Answers,
  type BookingForm,
  type FormField,
  RESERVED_NAMES,
  toQuestion,
  withRequiredPhone,
} from "./booking-form";
import type { MeetingPlan } from "./meeting-plan";

type Answered = Pick<BookingRequest, "invitees" | "q_a">;

/**
 * The questions to a visitor. Before a call for which the host gives no number, the visitor's phone number is required.
 */
export const formBefore = ({ type, value }: Pick<MeetingPlan, "type" | "value">, form: BookingForm): BookingForm =>
  type === "phone" && value === "" ? withRequiredPhone(form) : form;

/**
 * The answers to a page's own questions; those with a reserved name are the invitee's values and are checked there.
 * Answers to questions that the page doesn't have, or that earlier answers hide, are left out.
 * @throws BAD_REQUEST naming every answer that is missing or wrong
 */
export function checkAnswers(form: BookingForm, answered: Answered): Answers {
  const { given, answerTo } = answersIn(answered);
  const shown = shownFields(form, answered);
  const wrong = shown.flatMap((field) => {
    const text = checkAnswer(toQuestion(field), answerTo(field));
    return text ? [{ path: `body.${pathOf(field)}`, message: text }] : [];
  });
  if (wrong[0]) throw new AppError("BAD_REQUEST", wrong[0].message, wrong);
  return shown.flatMap((field) => {
    const value = isInvitees(field.name) ? undefined : storedAnswer(toQuestion(field), given.get(field.name));
    return value === undefined ? [] : [{ name: field.name, value }];
  });
}

/** The questions that a visitor with these answers sees. */
export function shownFields(form: BookingForm, answered: Answered): BookingForm {
  const { answerTo } = answersIn(answered);
  return visibleQuestions(form, (name) => answerTo({ name }));
}

function answersIn({ invitees, q_a = [] }: Answered) {
  const [guest] = invitees;
  const given = new Map<string, AnswerValue>(q_a.map(({ name, value }) => [name, value]));
  const answerTo = ({ name }: Pick<FormField, "name">): AnswerValue | undefined =>
    isInvitees(name) ? guest?.[name as keyof typeof guest] : given.get(name);
  return { given, answerTo };
}

/**
 * The reserved names that hold the invitee's own values; `reason` and `consent` are answered like any other question.
 */
const INVITEES = RESERVED_NAMES.filter((name) => name !== "reason" && name !== "consent");

const isInvitees = (name: string): boolean => (INVITEES as readonly string[]).includes(name);

const pathOf = ({ name }: FormField): string => (isInvitees(name) ? `invitees.0.${name}` : `q_a.${name}`);
