import type { StoredSubmission } from "@dure/domain/forms/submission/form-submission";
import { toRecordFile } from "@dure/domain/forms/upload/form-upload";
import { numberedName } from "@dure/domain/records/file/file-name";
import { EDITOR } from "@dure/domain/records/incoming/incoming";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { isFilenameFree, saveFile } from "../../records/file/file-store";
import { followMergeIn } from "../../records/merge/merge-redirect-store";
import { findLead } from "../../records/record/record-store";
import { findUploadIn, removeUpload } from "./form-upload-store";

/**
 * Attaches the files of a submission to its lead or deal. One transaction per file removes its upload, so a redelivered
 * event changes nothing, even after the file was deleted. Without a record yet, a later event attaches the files.
 */
export const attachSubmittedFiles = reaction(
  "attach-submitted-files",
  ["form-submission.created", "form-submission.changed"],
  async (teamId, { after }) => {
    for (const { id } of after.files) await attach(teamId, after, id);
  },
);

async function attach(teamId: string, { record_id }: StoredSubmission, uploadId: string): Promise<void> {
  if (record_id === null) return;
  const ctx = systemContext(teamId, "attach-submitted-files");
  await transaction(ctx, async (tx) => {
    const upload = await findUploadIn(tx, teamId, uploadId);
    const record = upload && (await findLead(tx, teamId, await followMergeIn(tx, teamId, record_id)));
    // A deleted record gets no files; the clean-up removes the upload.
    if (!upload || !record) return { answer: undefined, event: [] };
    const filename = await freeName(tx, teamId, record.id, upload.filename);
    const file = toRecordFile(upload, { recordId: record.id, filename, createdBy: EDITOR.id, now: ctx.now });
    removeUpload(tx, upload.id);
    saveFile(tx, teamId, file);
    return { answer: undefined, event: { type: "file.created", before: null, after: file } };
  });
}

/** The file's name, with a number if the record already has a file of that name. */
async function freeName(tx: Tx, teamId: string, recordId: string, filename: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = numberedName(filename, number);
    if (await isFilenameFree(tx, teamId, recordId, name)) return name;
  }
}
