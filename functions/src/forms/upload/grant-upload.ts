import { createHash, randomUUID } from "node:crypto";
import type { Question } from "@dure/domain/forms/question/question";
import { allowUpload, formUploadPath, type UploadRequest } from "@dure/domain/forms/upload/form-upload";
import { uploadTexts } from "@dure/domain/forms/upload/upload-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { networkOf } from "../../platform/http/ip-range";
import { bucketUrl } from "../../platform/storage/bucket";
import { countWaiting, createUpload } from "./form-upload-store";

type AskedForm = {
  teamId: string;
  formId: string;
  questions: readonly Pick<Question, "name" | "type" | "file_kinds" | "max_megabytes">[];
};

/**
 * Allows a visitor to upload one file for a question: once, with the announced size, to a path of its own. Nobody can
 * read the file before it is submitted, and afterwards only through its record.
 */
export async function grantUpload(
  { address, now }: Context,
  { teamId, formId, questions }: AskedForm,
  request: UploadRequest,
) {
  const question = questions.find(({ name, type }) => name === request.question && type === "file");
  if (!question) throw new AppError("BAD_REQUEST", uploadTexts.notAsked);
  const address_hash = createHash("sha256")
    .update(`${teamId} ${networkOf(address)}`)
    .digest("base64url");
  const waiting = await countWaiting(teamId, address_hash);
  const about = { id: randomUUID(), team_id: teamId, form_id: formId, address_hash, waiting, now };
  const upload = allowUpload(question, request, about);
  await createUpload(upload);
  const name = encodeURIComponent(formUploadPath(upload).slice(1));
  return { id: upload.id, url: `${bucketUrl()}/o?name=${name}` };
}
