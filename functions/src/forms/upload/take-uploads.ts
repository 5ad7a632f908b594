import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import type { Question } from "@dure/domain/forms/question/question";
import { assertUploaded, type FormUpload, formUploadPath } from "@dure/domain/forms/upload/form-upload";
import { submittedFiles, uploadIdsIn } from "@dure/domain/forms/upload/submitted-files";
import { uploadTexts } from "@dure/domain/forms/upload/upload-texts";
import { FILE_START_BYTES } from "@dure/domain/records/file/is-program";
import { AppError } from "@dure/domain/shared/error";
import { closeObject, readObject, readStart } from "../../platform/storage/bucket";
import { findUploads } from "./form-upload-store";

type Submitting = {
  teamId: string;
  formId: string;
  /** The questions that the visitor sees. */
  questions: readonly Pick<Question, "name" | "label" | "type" | "max_files">[];
  answers: readonly { name: string; value: AnswerValue }[];
  /** The path of the answers in the request, for error details. */
  path: string;
  now: string;
};

/**
 * Validates the files that answers name, and revokes the uploaders' download tokens. `claimUploads` then assigns the
 * files to the submission.
 * @returns the answers with the files' names, and the files
 */
export async function takeUploads({ teamId, answers, ...submitting }: Submitting) {
  const ids = uploadIdsIn(submitting.questions, answers);
  const uploads = await findUploads(teamId, ids);
  const taken = submittedFiles(answers, { ...submitting, uploads });
  await Promise.all(taken.files.map(({ id }) => takeUpload(uploads.get(id))));
  return taken;
}

async function takeUpload(upload: FormUpload | undefined): Promise<void> {
  if (!upload) return;
  const path = formUploadPath(upload);
  const object = await readObject(path);
  assertUploaded(upload, object, object ? await readStart(path, FILE_START_BYTES) : new Uint8Array());
  if (!(await closeObject(path))) throw new AppError("F-PN-0001", uploadTexts.lost(upload.filename));
}
