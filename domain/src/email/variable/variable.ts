import { z } from "zod";
import { AppError } from "../../shared/error";
import { emailTexts } from "../texts";

/** The variables for `{{variable}}` in a template. */
export const VARIABLES = [
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
export const Variable = z.enum(VARIABLES);
export type Variable = z.infer<typeof Variable>;

/** The values of variables in one mail; missing ones are absent. */
export type Values = Partial<Record<Variable, string>>;

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The variables that a text names, each once. */
export function variablesIn(text: string): Variable[] {
  const names = new Set(namesIn(text));
  return VARIABLES.filter((variable) => names.has(variable));
}

const namesIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = ""]) => name);

/**
 * Checks that every `{{name}}` of a text is a known variable.
 * @param path the text's path in the request
 * @throws BAD_REQUEST naming the first unknown variable
 */
export function assertVariables(text: string, path: string): void {
  const unknown = namesIn(text).find((name) => !Variable.safeParse(name).success);
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
): string => text.replaceAll(TOKEN, (_, name: Variable) => write(values[name] || fallbacks[name] || ""));
