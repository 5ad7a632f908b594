import { z } from "zod";
import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import { Id, Time } from "../../shared/value";
import { assertFormat, filenameKey } from "./file-name";
import { fileTexts } from "./texts";

export const MAX_FILE_BYTES = 500 * 1024 * 1024;
/** An upload that is not registered within this time is refused, well before the clean-up removes it. */
const MAX_UPLOAD_AGE_MS = 12 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The API shape of an attachment (docs/product/records-pages.md#files). */
export const RecordFile = z.object({
  id: Id,
  filename: z.string(),
  /** In bytes. */
  size: z.number(),
  path: z.string(),
  created_at: Time,
  created_by: z.string(),
});
export type RecordFile = z.infer<typeof RecordFile>;

/** A stored attachment. A removed one stays until its object is deleted, so that its id is not reused. */
export const StoredFile = RecordFile.extend({ record_id: Id, removed_at: Time.nullable().default(null) });
export type StoredFile = z.infer<typeof StoredFile>;

/** Metadata of an uploaded object: size in bytes, and when the upload finished. */
export type UploadedObject = { size: number; created_at: string };

/** The upload path of an attachment (docs/product/records-pages.md#files). */
export const attachmentPath = (teamId: string, id: string, filename: string): string =>
  `/record-attachment/${teamId}/${id}-${[...filename].slice(0, 8).join("")}`;

/**
 * Checks a file before the upload starts, by the server's rules.
 * @param taken the names of the record's files
 */
export function assertUploadable({ name, size }: { name: string; size: number }, taken: readonly string[]): void {
  assertFormat(name);
  if (size > MAX_FILE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE", fileTexts.fileTooLarge);
  const key = filenameKey(name);
  if (taken.some((other) => filenameKey(other) === key)) throw new AppError("CONFLICT", fileTexts.filenameTaken);
}

type Registering = { id: string; path: string; filename: string; size: number };

/** Makes an attachment of an upload, after checking the request against the bucket's metadata. */
export function registerFile(
  { id, path, filename, size }: Registering,
  object: UploadedObject | undefined,
  { teamId, recordId, editor, now }: { teamId: string; recordId: string; editor: Pick<Actor, "id">; now: string },
): StoredFile {
  assertFormat(filename);
  if (path !== attachmentPath(teamId, id, filename) || object?.size !== size || isStaleUpload(object, now))
    throw new AppError("F-PN-0001", fileTexts.failedToUpload);
  if (size > MAX_FILE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE", fileTexts.fileTooLarge);
  return { id, filename, size, path, record_id: recordId, created_at: now, created_by: editor.id, removed_at: null };
}

/** Whether an upload is too old to be registered. */
export const isStaleUpload = ({ created_at }: Pick<UploadedObject, "created_at">, now: string): boolean =>
  Date.parse(now) - Date.parse(created_at) > MAX_UPLOAD_AGE_MS;

export function renameFile(file: StoredFile, filename: string): StoredFile {
  assertFormat(filename);
  return { ...file, filename };
}

/** Newest first, without removed files. */
export const filesOf = (stored: readonly StoredFile[]): RecordFile[] =>
  stored
    .filter(({ removed_at }) => removed_at === null)
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .map(fileView);

export const fileView = ({ record_id: _, removed_at: __, ...file }: StoredFile): RecordFile => file;

/** Parses an attachment's path; undefined for any other path. */
export function uploadOf(path: string): { teamId: string; id: string } | undefined {
  const [, teamId, id] = path.match(/^\/record-attachment\/([\w-]+)\/([\da-f-]{36})-/) ?? [];
  return teamId && id ? { teamId, id } : undefined;
}

/**
 * Whether the daily clean-up checks an upload: it is too old to be registered, and not so old that a week of runs has
 * already checked it.
 */
export function mayBeAbandoned({ created_at }: Pick<UploadedObject, "created_at">, now: string): boolean {
  const ageMs = Date.parse(now) - Date.parse(created_at);
  return ageMs > DAY_MS && ageMs < 8 * DAY_MS;
}
