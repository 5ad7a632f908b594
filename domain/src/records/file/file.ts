import { z } from "zod";
import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import { Id, Time } from "../../shared/value";
import { assertFormat, filenameKey } from "./file-name";
import { fileTexts } from "./texts";

export const MAX_FILE_BYTES = 500 * 1024 * 1024;
/** An upload that nobody has named by then is refused, well before the clean-up takes it. */
const MAX_UPLOAD_AGE_MS = 12 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** An attachment as the API gives it (docs/product/records-pages.md#files). */
export const RecordFile = z.object({
  id: Id,
  filename: z.string(),
  /** Bytes. */
  size: z.number(),
  path: z.string(),
  created_at: Time,
  created_by: z.string(),
});
export type RecordFile = z.infer<typeof RecordFile>;

/** How an attachment is kept. One that was removed stays until its object is gone, so that its id is not taken again. */
export const StoredFile = RecordFile.extend({ record_id: Id, removed_at: Time.nullable().default(null) });
export type StoredFile = z.infer<typeof StoredFile>;

/** What the bucket says of an uploaded object: bytes, and when the upload was complete. */
export type UploadedObject = { size: number; created_at: string };

/** Where an attachment is uploaded to (docs/product/records-pages.md#files). */
export const attachmentPath = (teamId: string, id: string, filename: string): string =>
  `/record-attachment/${teamId}/${id}-${[...filename].slice(0, 8).join("")}`;

/**
 * Refuses a file before anything of it is sent, for the reasons for which the server would.
 * @param taken the names of the record's files
 */
export function assertUploadable({ name, size }: { name: string; size: number }, taken: readonly string[]): void {
  assertFormat(name);
  if (size > MAX_FILE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE", fileTexts.fileTooLarge);
  const key = filenameKey(name);
  if (taken.some((other) => filenameKey(other) === key)) throw new AppError("CONFLICT", fileTexts.filenameTaken);
}

type Registering = { id: string; path: string; filename: string; size: number };

/** Makes an attachment of an upload, as far as the bucket confirms what the browser says of it. */
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

/** Whether an upload is so old that it is no longer taken. */
export const isStaleUpload = ({ created_at }: Pick<UploadedObject, "created_at">, now: string): boolean =>
  Date.parse(now) - Date.parse(created_at) > MAX_UPLOAD_AGE_MS;

export function renameFile(file: StoredFile, filename: string): StoredFile {
  assertFormat(filename);
  return { ...file, filename };
}

/** Newest first, what was removed left out. */
export const filesOf = (stored: readonly StoredFile[]): RecordFile[] =>
  stored
    .filter(({ removed_at }) => removed_at === null)
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .map(fileView);

export const fileView = ({ record_id: _, removed_at: __, ...file }: StoredFile): RecordFile => file;

/** The team and the id of an attachment by its path; undefined for any other path. */
export function uploadOf(path: string): { teamId: string; id: string } | undefined {
  const [, teamId, id] = path.match(/^\/record-attachment\/([\w-]+)\/([\da-f-]{36})-/) ?? [];
  return teamId && id ? { teamId, id } : undefined;
}

/**
 * Whether the daily clean-up looks at an upload: not while it may still be registered, and not when the runs of a week
 * have looked at it already.
 */
export function mayBeAbandoned({ created_at }: Pick<UploadedObject, "created_at">, now: string): boolean {
  const ageMs = Date.parse(now) - Date.parse(created_at);
  return ageMs > DAY_MS && ageMs < 8 * DAY_MS;
}
