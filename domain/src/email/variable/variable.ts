import { z } from "zod";
import { CustomFieldId } from "../../records/field/custom-field";
import { AppError } from "../../shared/error";
import { emailIssues } from "../email-issues";
import { emailTexts } from "../texts";

/** Variables of mails that follow a booking or a submission. */
export const MEETING_VARIABLES = [
  "invitee_name",
  "invitee_email",
  "invitee_phone",
  "company",
  "meeting_title",
  "meeting_time",
  "meeting_place",
  "host_name",
  "host_email",
  "reschedule_link",
] as const;
export const MeetingVariable = z.enum(MEETING_VARIABLES);
export type MeetingVariable = z.infer<typeof MeetingVariable>;

/** Variables of mails to leads and deals; custom fields are added under their ids. */
export const RECORD_VARIABLES = [
  "name",
  "first_name",
  "last_name",
  "email",
  "phone",
  "company",
  "title",
  "deal_name",
  "owner_name",
  "owner_email",
] as const;
export type RecordVariable = (typeof RECORD_VARIABLES)[number];

/** Links that the send itself fills in. */
export const SEND_VARIABLES = ["unsubscribe_link", "preferences_link"] as const;
export type SendVariable = (typeof SEND_VARIABLES)[number];

/** Variables that may be the whole target of a link. */
export const LINK_VARIABLES: readonly string[] = ["reschedule_link", ...SEND_VARIABLES];

export type StandardVariable = MeetingVariable | RecordVariable | SendVariable;
export const STANDARD_VARIABLES: readonly StandardVariable[] = [
  ...new Set<StandardVariable>([...MEETING_VARIABLES, ...RECORD_VARIABLES, ...SEND_VARIABLES]),
];

const STANDARD: ReadonlySet<string> = new Set(STANDARD_VARIABLES);

export const isVariable = (name: string): boolean => STANDARD.has(name) || CustomFieldId.safeParse(name).success;

/** Whether a variable needs a text for recipients without a value. The target of a link has none. */
export const needsFallback = (variable: string): boolean => !LINK_VARIABLES.includes(variable);

/** The name in `{{name}}`: a standard variable or the id of a custom field. */
export const Variable = z.string().max(64).refine(isVariable, emailIssues.variable);

/** The values of variables in one mail; missing ones are absent. */
export type Values = Readonly<Partial<Record<string, string>>>;

const TOKEN = /\{\{([^{}]*)\}\}/g;

/** The names in the `{{name}}` of a text, in their order, known or not. */
export const namesIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = ""]) => name.trim());

/** Replaces each `{{name}}` of a text with the result of `write`. */
export const replaceVariables = (text: string, write: (name: string) => string): string =>
  text.replaceAll(TOKEN, (_, name: string) => write(name.trim()));

/** The known variables that a text names, each once, in their order. */
export const variablesIn = (text: string): string[] => [...new Set(namesIn(text).filter(isVariable))];

/**
 * Checks that every `{{name}}` of a text is a known variable.
 * @param path the text's path in the request
 * @throws BAD_REQUEST naming the first unknown variable
 */
export function assertVariables(text: string, path: string): void {
  const unknown = namesIn(text).find((name) => !isVariable(name));
  if (unknown === undefined) return;
  const message = emailTexts.unknownVariable(unknown.slice(0, 50));
  throw new AppError("BAD_REQUEST", message, [{ path, message }]);
}

/**
 * Fills in the variables in a single pass: a value that looks like a variable stays as it is.
 * @param fallbacks replace missing values; without one the text is empty
 * @param write formats a value, for example escapes it for HTML
 */
export const fillVariables = (
  text: string,
  values: Values,
  fallbacks: Values,
  write = (value: string) => value,
): string => replaceVariables(text, (name) => write(variableText(name, values, fallbacks)));

/** A variable's text in one mail: its value, else its fallback, else "". A name such as `constructor` has neither. */
export const variableText = (name: string, values: Values, fallbacks: Values): string =>
  (Object.hasOwn(values, name) && values[name]) || (Object.hasOwn(fallbacks, name) && fallbacks[name]) || "";
