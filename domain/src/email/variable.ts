import { z } from "zod";
import { AppError } from "../shared/error";
import { emailTexts } from "./texts";

/** What a template may name as `{{variable}}`. */
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

/** What variables stand for in one mail; the others are missing there. */
export type Values = Partial<Record<Variable, string>>;

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The variables that a text names, each once. */
export function variablesIn(text: string): Variable[] {
  const names = new Set(namesIn(text));
  return VARIABLES.filter((variable) => names.has(variable));
}

const namesIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = ""]) => name);

/**
 * Holds every `{{name}}` of a text against the list.
 * @param path where the text stands in the request
 * @throws BAD_REQUEST naming the first that is not in it
 */
export function assertVariables(text: string, path: string): void {
  const unknown = namesIn(text).find((name) => !Variable.safeParse(name).success);
  if (unknown === undefined) return;
  const message = emailTexts.unknownVariable(unknown.slice(0, 50));
  throw new AppError("BAD_REQUEST", message, [{ path, message }]);
}

/**
 * A text with its variables filled in, once: a value that looks like a variable stays as it is.
 * @param fallbacks stand in for what is missing; without one it is left empty
 * @param write how a value is written, such as escaped for HTML
 */
export const fillIn = (text: string, values: Values, fallbacks: Values, write = (value: string) => value): string =>
  text.replaceAll(TOKEN, (_, name: Variable) => write(values[name] || fallbacks[name] || ""));
