import { isRecord } from "../../src/stand-in/values";
import { type FieldError, fieldError } from "../sendgrid-error";

export function checkContent(value: unknown, templateId: string | undefined): FieldError[] {
  if (value === undefined && templateId) return [];
  if (!Array.isArray(value) || value.length === 0) {
    const message =
      "Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.";
    return [fieldError(message, "content", "message.content")];
  }
  const errors = value.flatMap((block: unknown, index) => checkBlock(block, `content.${index}`));
  return errors.length > 0 ? errors : checkOrder(value.map(typeOf));
}

function checkBlock(block: unknown, field: string): FieldError[] {
  const { type, value } = isRecord(block) ? block : {};
  const errors: FieldError[] = [];
  if (typeof type !== "string" || type === "") {
    const message = "The content type must be a string at least one character in length.";
    errors.push(fieldError(message, `${field}.type`, "message.content.type"));
  } else if (/[;\r\n]/.test(type)) {
    const message = "The content type cannot contain ';', spaces, or CRLF characters.";
    errors.push(fieldError(message, `${field}.type`, "message.content.type"));
  }
  if (typeof value !== "string" || value === "") {
    const message = "The content value must be a string at least one character in length.";
    errors.push(fieldError(message, `${field}.value`, "message.content.value"));
  }
  return errors;
}

function typeOf(block: unknown): string {
  return isRecord(block) ? String(block.type) : "";
}

function checkOrder(types: string[]): FieldError[] {
  const ranks = types.map((type) => (type === "text/plain" ? 0 : type === "text/html" ? 1 : 2));
  if (ranks.filter((rank) => rank === 0).length > 1 || ranks.filter((rank) => rank === 1).length > 1) {
    const message = "If present, text/plain and text/html may only be provided once.";
    return [fieldError(message, "content", "message.content")];
  }
  if (ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0))) return [];
  const message = "If present, text/plain must be first, followed by text/html, followed by any other content.";
  return [fieldError(message, "content", "message.content")];
}
