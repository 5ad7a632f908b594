import { isRecord } from "../../src/stand-in/values";
import { type FieldError, fieldError } from "../sendgrid-error";

const RESERVED_HEADERS = new Set([
  ...["x-sg-id", "x-sg-eid", "received", "dkim-signature", "content-type", "content-transfer-encoding"],
  ...["to", "from", "subject", "reply-to", "cc", "bcc"],
]);
const MAX_CUSTOM_ARGS_BYTES = 10_000;
const MAX_CATEGORIES = 10;
const MAX_CATEGORY_LENGTH = 255;
const MAX_SEND_AHEAD_MS = 72 * 3_600_000;

/** Validates fields other than sender, recipients, subject, content and attachments. */
export function checkExtras(body: Record<string, unknown>, nowMs: number): FieldError[] {
  return [
    ...checkHeaders(body.headers, "headers"),
    ...checkCustomArgs(body.custom_args, "custom_args"),
    ...checkCategories(body.categories),
    ...checkSendAt(body.send_at, "send_at", nowMs),
    ...checkText(body.template_id, "template_id"),
    ...checkText(body.batch_id, "batch_id"),
    ...checkAsm(body.asm),
    ...checkSandbox(body.mail_settings),
  ];
}

export function checkHeaders(value: unknown, field: string): FieldError[] {
  if (value === undefined) return [];
  if (!isRecord(value)) return [fieldError("The headers parameter must be an object.", field, "message.headers")];
  return Object.entries(value).flatMap(([name, entry]) => {
    if (RESERVED_HEADERS.has(name.toLowerCase())) {
      const message = `The header '${name}' is reserved and cannot be set.`;
      return [fieldError(message, `${field}.${name}`, "message.headers")];
    }
    if (/^[\x21-\x39\x3b-\x7e]+$/.test(name) && typeof entry === "string" && !/[\r\n]/.test(entry)) return [];
    const message = "Header names must be ASCII without spaces or colons, and values strings without CRLF.";
    return [fieldError(message, `${field}.${name}`, "message.headers")];
  });
}

export function checkCustomArgs(value: unknown, field: string): FieldError[] {
  if (value === undefined) return [];
  if (!isRecord(value) || !Object.values(value).every((entry) => typeof entry === "string")) {
    return [fieldError("The custom_args must be an object of strings.", field, "message.custom_args")];
  }
  if (Buffer.byteLength(JSON.stringify(value)) <= MAX_CUSTOM_ARGS_BYTES) return [];
  return [fieldError("The custom_args must be less than 10,000 bytes.", field, "message.custom_args")];
}

export function checkSendAt(value: unknown, field: string, nowMs: number): FieldError[] {
  if (value === undefined) return [];
  if (typeof value !== "number" || !Number.isInteger(value)) {
    return [fieldError("The send_at parameter must be an integer.", field, "message.send_at")];
  }
  if (value * 1000 <= nowMs + MAX_SEND_AHEAD_MS) return [];
  const message = "Scheduling more than 72 hours in advance is forbidden.";
  return [fieldError(message, field, "message.send_at")];
}

function checkCategories(value: unknown): FieldError[] {
  if (value === undefined) return [];
  const complain = (message: string) => [fieldError(message, "categories", "message.categories")];
  if (!Array.isArray(value)) return complain("The categories parameter must be an array.");
  if (value.length > MAX_CATEGORIES) return complain("You cannot have more than 10 categories per request.");
  if (new Set(value).size < value.length) return complain("You cannot have duplicate categories per request.");
  const fits = (entry: unknown) => typeof entry === "string" && entry !== "" && entry.length <= MAX_CATEGORY_LENGTH;
  return value.every(fits) ? [] : complain("Each category must be a string of 1 to 255 characters.");
}

function checkText(value: unknown, field: string): FieldError[] {
  if (value === undefined || (typeof value === "string" && value !== "")) return [];
  return [fieldError(`The ${field} must be a string at least one character in length.`, field, `message.${field}`)];
}

function checkAsm(value: unknown): FieldError[] {
  if (value === undefined) return [];
  if (isRecord(value) && Number.isInteger(value.group_id)) return [];
  return [fieldError("The asm group_id is required and must be an integer.", "asm.group_id", "message.asm.group_id")];
}

function checkSandbox(value: unknown): FieldError[] {
  const sandbox = isRecord(value) ? value.sandbox_mode : undefined;
  if (sandbox === undefined || (isRecord(sandbox) && typeof sandbox.enable === "boolean")) return [];
  const field = "mail_settings.sandbox_mode.enable";
  return [fieldError("The sandbox_mode enable parameter must be a boolean.", field, "message.mail_settings")];
}
