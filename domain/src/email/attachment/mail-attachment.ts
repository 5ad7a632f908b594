import { z } from "zod";
import { isStaleUpload, type UploadedObject } from "../../records/file/file";
import { assertFormat, extensionOf, Filename, filenameKey } from "../../records/file/file-name";
import { isProgram } from "../../records/file/is-program";
import { fileTexts } from "../../records/file/texts";
import { AppError } from "../../shared/error";
import { Time } from "../../shared/value";
import { emailIssues } from "../email-issues";
import { attachmentTexts } from "./attachment-texts";

/** The limit for each file, and for all files of a mail together. */
export const MAX_ATTACHMENT_BYTES = 15 * 1024 * 1024;
export const MAX_ATTACHMENTS = 10;

/** A file that a mail carries (docs/product/email.md#attachments). `size` is in bytes. */
export const MailAttachment = z.object({ id: z.uuid(), filename: Filename, size: z.int().positive() });
export type MailAttachment = z.infer<typeof MailAttachment>;

export const MailAttachments = z
  .array(MailAttachment)
  .max(MAX_ATTACHMENTS)
  .refine((files) => new Set(files.map(({ id }) => id)).size === files.length, emailIssues.attachmentTwice);

/** What is known of an uploaded file. `uses` names the templates and campaigns that carry it. */
export const StoredAttachment = z.object({
  size: z.number(),
  uses: z.array(z.string()),
  created_at: Time,
  /** Set once nothing uses it, before its object is deleted. */
  removed_at: Time.nullable().default(null),
});
export type StoredAttachment = z.infer<typeof StoredAttachment>;

/** Where browsers upload an attachment to. */
export const mailAttachmentPath = (teamId: string, id: string): string => `/attachment/${teamId}/email-templates/${id}`;

const PATH = /^\/attachment\/([\w-]+)\/email-templates\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** Parses the path of an uploaded attachment; undefined for any other path. */
export function mailAttachmentOf(path: string): { teamId: string; id: string } | undefined {
  const [, teamId, id] = PATH.exec(path) ?? [];
  return teamId && id ? { teamId, id } : undefined;
}

type Named = Pick<MailAttachment, "filename" | "size">;

/**
 * @throws NOT_ACCEPTABLE for a program, CONFLICT for two files of one name, PAYLOAD_TOO_LARGE above 15 MB, each or together
 */
export function assertAttachments(files: readonly Named[]): void {
  for (const { filename } of files) assertFormat(filename);
  if (new Set(files.map(({ filename }) => filenameKey(filename))).size < files.length)
    throw new AppError("CONFLICT", attachmentTexts.nameTaken);
  if (files.some(({ size }) => size > MAX_ATTACHMENT_BYTES))
    throw new AppError("PAYLOAD_TOO_LARGE", attachmentTexts.tooLarge);
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_ATTACHMENT_BYTES)
    throw new AppError("PAYLOAD_TOO_LARGE", attachmentTexts.togetherTooLarge);
}

/**
 * Checks an upload against what the mail says of it.
 * @throws F-PN-0001 if it was not uploaded recently, or has another size; NOT_ACCEPTABLE for a program
 */
export function assertUploaded(
  { filename, size }: Named,
  object: UploadedObject | undefined,
  start: Uint8Array,
  now: string,
): void {
  if (object?.size !== size || isStaleUpload(object, now)) throw new AppError("F-PN-0001", fileTexts.failedToUpload);
  if (isProgram(start)) throw new AppError("NOT_ACCEPTABLE", fileTexts.unsupportedFormat(extensionOf(filename)));
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  txt: "text/plain",
  csv: "text/csv",
  ics: "text/calendar",
  zip: "application/zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  hwp: "application/x-hwp",
};

/** The MIME type of a file in a mail; mail clients only offer to save a file of an unknown type. */
export const attachmentTypeOf = (filename: string): string =>
  TYPES[extensionOf(filename)] ?? "application/octet-stream";
