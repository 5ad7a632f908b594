import { isEmail, isRecord, text } from "../../src/stand-in/values";
import type { MailBody } from "../mail-body";
import { type FieldError, fieldError } from "../sendgrid-error";
import { checkAttachments } from "./check-attachments";
import { checkContent } from "./check-content";
import { checkExtras } from "./check-extras";
import { checkPersonalizations } from "./check-personalizations";

export type CheckedMail = { mail: MailBody } | { errors: FieldError[] };

/** All errors of a mail, as SendGrid answers. `send_at` is compared with `nowMs`. */
export function checkMail(body: Record<string, unknown>, nowMs: number): CheckedMail {
  const errors = [
    ...checkFrom(body.from),
    ...checkPersonalizations(body.personalizations, nowMs),
    ...checkReplyTo(body),
    ...checkSubject(body),
    ...checkContent(body.content, text(body.template_id)),
    ...checkAttachments(body.attachments),
    ...checkExtras(body, nowMs),
  ];
  return errors.length > 0 || !isMailBody(body) ? { errors } : { mail: body };
}

/** A type guard for bodies in which the checks above found no error. */
function isMailBody(body: object): body is MailBody {
  return "personalizations" in body && "from" in body;
}

function checkFrom(from: unknown): FieldError[] {
  if (!isRecord(from) || from.email === undefined || from.email === "") {
    const shape =
      'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or {"email" : "example@example.com", "name" : "Example Recipient"}.';
    return [fieldError(shape, "from.email", "message.from")];
  }
  if (isEmail(from.email)) return checkName(from.name, "from.name", "message.from");
  return [fieldError("The from email does not contain a valid address.", "from.email", "message.from")];
}

function checkReplyTo(body: Record<string, unknown>): FieldError[] {
  const list = body.reply_to_list;
  if (body.reply_to !== undefined && list !== undefined) {
    const message = "Only one of reply_to and reply_to_list can be used.";
    return [fieldError(message, "reply_to", "message.reply_to")];
  }
  const entries = Array.isArray(list) ? list : list === undefined ? [] : [list];
  const one = body.reply_to === undefined ? [] : [{ value: body.reply_to, field: "reply_to" }];
  const all = [...one, ...entries.map((value: unknown, index) => ({ value, field: `reply_to_list.${index}` }))];
  return all
    .filter(({ value }) => !isRecord(value) || !isEmail(value.email))
    .map(({ field }) =>
      fieldError("The reply_to email does not contain a valid address.", `${field}.email`, "message.reply_to"),
    );
}

function checkName(name: unknown, field: string, topic: string): FieldError[] {
  if (name === undefined || name === null || (typeof name === "string" && !/[\r\n]/.test(name))) return [];
  return [fieldError("The name must be a string on one line.", field, topic)];
}

function checkSubject(body: Record<string, unknown>): FieldError[] {
  if (text(body.template_id) || text(body.subject)) return [];
  const everyHasOne =
    Array.isArray(body.personalizations) &&
    body.personalizations.length > 0 &&
    body.personalizations.every((entry: unknown) => isRecord(entry) && text(entry.subject));
  if (everyHasOne && body.subject === undefined) return [];
  const message =
    "The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.";
  return [fieldError(message, "subject", "message.subject")];
}
