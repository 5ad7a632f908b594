import { isRecord } from "../../src/stand-in/values";
import { type FieldError, fieldError } from "../sendgrid-error";

export function checkAttachments(value: unknown): FieldError[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    return [fieldError("The attachments parameter must be an array.", "attachments", "message.attachments")];
  }
  return value.flatMap((attachment: unknown, index) => checkOne(attachment, `attachments.${index}`));
}

function checkOne(attachment: unknown, field: string): FieldError[] {
  const { content, filename, type, disposition, content_id } = isRecord(attachment) ? attachment : {};
  const errors: FieldError[] = [];
  const complain = (name: string, message: string) =>
    errors.push(fieldError(message, `${field}.${name}`, `message.attachments.${name}`));
  if (typeof content !== "string" || content === "") {
    complain("content", "The attachment content must be a string at least one character in length.");
  } else if (!isBase64(content)) {
    complain("content", "The attachment content must be base64 encoded.");
  }
  if (typeof filename !== "string" || filename === "") {
    complain("filename", "The filename must be a string at least one character in length.");
  } else if (/[\r\n]/.test(filename)) {
    complain("filename", "The filename cannot contain CRLF characters.");
  }
  if (type !== undefined && (typeof type !== "string" || type === "" || /[\r\n]/.test(type))) {
    complain("type", "The attachment type must be a string at least one character in length, without CRLF.");
  }
  if (disposition !== undefined && disposition !== "inline" && disposition !== "attachment") {
    complain("disposition", 'The disposition of your attachment can be either "inline" or "attachment".');
  }
  if (content_id !== undefined && (typeof content_id !== "string" || content_id === "")) {
    complain("content_id", "The content_id must be a string at least one character in length.");
  }
  return errors;
}

function isBase64(content: string): boolean {
  return content.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(content);
}
