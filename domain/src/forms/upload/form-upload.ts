import { z } from "zod";
import type { StoredFile, UploadedObject } from "../../records/file/file";
import { assertFormat, extensionOf, Filename } from "../../records/file/file-name";
import { isProgram } from "../../records/file/is-program";
import { AppError } from "../../shared/error";
import { Id, Time } from "../../shared/value";
import { formsIssues } from "../forms-issues";
import type { Question } from "../question/question";
import { QuestionName } from "../question/question-name";
import { extensionsOf } from "./file-kinds";
import { uploadTexts } from "./upload-texts";

/** Answers keep the names of files, which are shorter than a disk allows. */
export const MAX_FILENAME_LENGTH = 200;
/** How many uploads of a team, and of one address, may wait for their submission. */
export const MAX_WAITING = { team: 1_000, address: 60 };
const HOUR_MS = 3_600_000;
/** An upload may begin this long after it was allowed. */
const UPLOADABLE_MS = HOUR_MS;
/** An upload is submitted within this time, well before the clean-up removes it. */
const SUBMITTABLE_MS = 12 * HOUR_MS;
const UNUSED_LIVES_MS = 24 * HOUR_MS;
/** For uploads that were submitted but never got a record, as with a booking that nobody approved. */
const UNRECORDED_LIVES_MS = 200 * 24 * HOUR_MS;

/** A file that a visitor gave as an answer; `question` is the label of its question. */
export const SubmittedFile = z.object({ id: z.uuid(), question: z.string(), filename: z.string() });
export type SubmittedFile = z.infer<typeof SubmittedFile>;

/** What a visitor wants to upload; `size` is in bytes. */
export const UploadRequest = z.object({
  question: QuestionName,
  filename: Filename.refine((name) => name.length <= MAX_FILENAME_LENGTH, formsIssues.fileName),
  size: z.int().positive(),
});
export type UploadRequest = z.infer<typeof UploadRequest>;

/** Where the browser stores the bytes; the answer to the question names `id`. */
export const UploadGrant = z.object({ id: z.uuid(), url: z.url() });
export type UploadGrant = z.infer<typeof UploadGrant>;

/**
 * A visitor's upload (docs/product/forms.md#files), from its grant until it is a file of a record. Cloud Storage's
 * rules read it: they accept exactly `size` bytes at its path, once, until `uploadable_until_ms`.
 */
export const FormUpload = z.object({
  id: z.uuid(),
  team_id: Id,
  /** The router or booking page. */
  form_id: Id,
  question: QuestionName,
  filename: z.string(),
  size: z.int().positive(),
  /** A hash of the visitor's IP address or IPv6 network; empty once the upload is submitted. */
  address_hash: z.string(),
  /** The submission or meeting that it belongs to. */
  submission_id: Id.nullable(),
  uploadable_until_ms: z.int(),
  created_at: Time,
  /** When the clean-up removes it. */
  purge_at: Time,
});
export type FormUpload = z.infer<typeof FormUpload>;

/** Where visitors upload to. */
export const formUploadPath = ({ team_id, id }: Pick<FormUpload, "team_id" | "id">): string =>
  `/form-uploads/${team_id}/${id}`;

type FileQuestion = Pick<Question, "file_kinds" | "max_megabytes">;
type Allowing = Pick<FormUpload, "id" | "team_id" | "form_id" | "address_hash"> & {
  waiting: { team: number; address: number };
  now: string;
};

/**
 * Allows an upload.
 * @throws NOT_ACCEPTABLE for a format that the question doesn't take, PAYLOAD_TOO_LARGE above its size,
 * TOO_MANY_REQUESTS if too many wait for their submission
 */
export function allowUpload(
  question: FileQuestion,
  { question: name, filename, size }: UploadRequest,
  { waiting, now, ...about }: Allowing,
): FormUpload {
  assertTaken(question, filename);
  if (size > question.max_megabytes * 1024 * 1024)
    throw new AppError("PAYLOAD_TOO_LARGE", uploadTexts.tooLarge(question.max_megabytes));
  if (waiting.team >= MAX_WAITING.team || waiting.address >= MAX_WAITING.address)
    throw new AppError("TOO_MANY_REQUESTS", uploadTexts.tooMany);
  const nowMs = Date.parse(now);
  return {
    ...about,
    ...{ question: name, filename, size, submission_id: null, created_at: now },
    uploadable_until_ms: nowMs + UPLOADABLE_MS,
    purge_at: new Date(nowMs + UNUSED_LIVES_MS).toISOString(),
  };
}

function assertTaken({ file_kinds }: FileQuestion, filename: string): void {
  assertFormat(filename);
  const taken = extensionsOf(file_kinds);
  if (taken.length > 0 && !taken.includes(extensionOf(filename)))
    throw new AppError("NOT_ACCEPTABLE", uploadTexts.notTaken(taken));
}

/** Whether an upload can answer a question of a form now. */
export const canSubmit = (upload: FormUpload, to: { formId: string; question: string; now: string }): boolean =>
  upload.form_id === to.formId &&
  upload.question === to.question &&
  Date.parse(to.now) - Date.parse(upload.created_at) < SUBMITTABLE_MS;

/**
 * Checks the uploaded object in the bucket.
 * @param start the object's first bytes
 * @throws NOT_ACCEPTABLE for a program, F-PN-0001 if the object is missing or incomplete
 */
export function assertUploaded(upload: FormUpload, object: UploadedObject | undefined, start: Uint8Array): void {
  if (object?.size !== upload.size) throw new AppError("F-PN-0001", uploadTexts.lost(upload.filename));
  if (isProgram(start)) throw new AppError("NOT_ACCEPTABLE", uploadTexts.program(upload.filename));
}

/**
 * Assigns the upload permanently to a submission: no other submission can use it.
 * @throws F-PN-0001 if it belongs to another submission
 */
export function submitUpload(upload: FormUpload, submissionId: string, now: string): FormUpload {
  if (upload.submission_id !== null && upload.submission_id !== submissionId)
    throw new AppError("F-PN-0001", uploadTexts.lost(upload.filename));
  const purge_at = new Date(Date.parse(now) + UNRECORDED_LIVES_MS).toISOString();
  return { ...upload, submission_id: submissionId, address_hash: "", purge_at };
}

/** The upload as a file of a record. */
export const toRecordFile = (
  upload: FormUpload,
  { recordId, filename, createdBy, now }: { recordId: string; filename: string; createdBy: string; now: string },
): StoredFile => ({
  ...{ id: upload.id, filename, size: upload.size, path: formUploadPath(upload) },
  ...{ record_id: recordId, created_at: now, created_by: createdBy, removed_at: null },
});
