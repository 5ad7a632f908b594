import type { FormField } from "@dure/domain/scheduling/booking-page/booking-form";

export type Question = FormField;

/** A text, the options of a checkbox, or a consent. */
export type Value = string | readonly string[] | boolean;

/** What a visitor has answered, by the question's name; the phone number stands without its dial code. */
export type Answers = { values: Readonly<Record<string, Value>>; dialCode: string };

/** Where the registry's number of the chosen company stands: no question can have this name. */
export const COMPANY_NUMBER = "company:number";

/** What is wrong, by the question's name. */
export type AnswerErrors = Readonly<Record<string, string>>;

/** The names whose answers are the invitee's own. */
export const INVITEES = ["name", "email", "phone", "company", "note"] as const;
export type InviteeName = (typeof INVITEES)[number];

export const isInvitees = (name: string): name is InviteeName => INVITEES.some((one) => one === name);

export const textOf = ({ values }: Answers, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value.trim() : "";
};
