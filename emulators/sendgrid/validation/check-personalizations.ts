import { isEmail, isRecord } from "../../src/stand-in/values";
import { type FieldError, fieldError } from "../sendgrid-error";
import { checkCustomArgs, checkHeaders, checkSendAt } from "./check-extras";

const MAX_PERSONALIZATIONS = 1000;
const MAX_RECIPIENTS = 1000;
const MAX_SUBSTITUTION_BYTES = 10_000;
const LISTS = ["to", "cc", "bcc"] as const;

export function checkPersonalizations(value: unknown, nowMs: number): FieldError[] {
  if (!Array.isArray(value) || value.length === 0) {
    const message = "The personalizations field is required and must have at least one personalization.";
    return [fieldError(message, "personalizations", "-Personalizations-Errors")];
  }
  if (value.length > MAX_PERSONALIZATIONS) {
    const message = `The personalization block is limited to ${MAX_PERSONALIZATIONS} personalizations per API request. You have provided ${value.length} personalizations. Please consider splitting this into multiple requests and resending your request.`;
    return [fieldError(message, "personalizations", "-Personalizations-Errors")];
  }
  const errors = value.flatMap((entry: unknown, index) => checkOne(entry, `personalizations.${index}`, nowMs));
  if (errors.length > 0) return errors;
  const recipients = value.reduce((count: number, entry: unknown) => count + countRecipients(entry), 0);
  if (recipients > MAX_RECIPIENTS) {
    const message = "There is a limit of 1000 total recipients (to + cc + bcc) per request.";
    return [fieldError(message, "personalizations", "message.recipient-errors")];
  }
  return checkRepeatedTo(value);
}

/** The whole call fails if two personalizations are sent to the same address. */
function checkRepeatedTo(personalizations: readonly unknown[]): FieldError[] {
  const seen = new Set<string>();
  for (const [index, entry] of personalizations.entries()) {
    for (const email of isRecord(entry) ? emailsOf(entry.to) : []) {
      if (seen.has(email.toLowerCase())) {
        const message = `Each email address should be unique between personalizations. We found the first duplicate instance of [${email}] in the personalizations.${index}.to field.`;
        return [fieldError(message, `personalizations.${index}`, "message.recipient-errors")];
      }
      seen.add(email.toLowerCase());
    }
  }
  return [];
}

function checkOne(entry: unknown, field: string, nowMs: number): FieldError[] {
  if (!isRecord(entry) || !Array.isArray(entry.to) || entry.to.length === 0) {
    const message =
      "The to array is required for all personalization objects, and must have at least one email object with a valid email address.";
    return [fieldError(message, `${field}.to`, "message.personalizations.to")];
  }
  const invalid = LISTS.flatMap((list) => checkAddresses(entry[list], `${field}.${list}`, list));
  return [
    ...(invalid.length > 0 ? invalid : checkDuplicates(entry, field)),
    ...checkSubject(entry.subject, field),
    ...checkHeaders(entry.headers, `${field}.headers`),
    ...checkCustomArgs(entry.custom_args, `${field}.custom_args`),
    ...checkSendAt(entry.send_at, `${field}.send_at`, nowMs),
    ...checkSubstitutions(entry.substitutions, field),
  ];
}

function checkAddresses(value: unknown, field: string, list: string): FieldError[] {
  if (value === undefined) return [];
  const topic = `message.personalizations.${list}`;
  if (!Array.isArray(value)) return [fieldError(`The ${list} parameter must be an array.`, field, topic)];
  return value.flatMap((address: unknown, index) =>
    isRecord(address) && isEmail(address.email)
      ? []
      : [fieldError("Does not contain a valid address.", `${field}.${index}.email`, topic)],
  );
}

function checkDuplicates(entry: Record<string, unknown>, field: string): FieldError[] {
  const seen = new Set<string>();
  for (const list of LISTS) {
    for (const email of emailsOf(entry[list])) {
      if (seen.has(email.toLowerCase())) {
        const message = `Each email address in the personalization block should be unique between to, cc, and bcc. We found the first duplicate instance of [${email}] in the ${field}.${list} field.`;
        return [fieldError(message, field, "message.recipient-errors")];
      }
      seen.add(email.toLowerCase());
    }
  }
  return [];
}

function emailsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((address: unknown) => (isRecord(address) && isEmail(address.email) ? [address.email] : []));
}

function countRecipients(entry: unknown): number {
  return isRecord(entry) ? LISTS.reduce((count, list) => count + emailsOf(entry[list]).length, 0) : 0;
}

function checkSubject(subject: unknown, field: string): FieldError[] {
  if (subject === undefined || (typeof subject === "string" && subject !== "")) return [];
  const message = "The subject must be a string at least one character in length.";
  return [fieldError(message, `${field}.subject`, "message.personalizations.subject")];
}

function checkSubstitutions(value: unknown, field: string): FieldError[] {
  if (value === undefined) return [];
  const complain = (message: string) => [
    fieldError(message, `${field}.substitutions`, "message.personalizations.substitutions"),
  ];
  if (!isRecord(value) || !Object.values(value).every((to) => typeof to === "string")) {
    return complain("Substitutions must be an object of strings.");
  }
  if (Buffer.byteLength(JSON.stringify(value)) <= MAX_SUBSTITUTION_BYTES) return [];
  return complain("The substitutions must be less than 10,000 bytes per personalization.");
}
