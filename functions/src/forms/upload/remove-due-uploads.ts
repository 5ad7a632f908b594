import { formUploadPath } from "@dure/domain/forms/upload/form-upload";
import { logger } from "firebase-functions";
import { removeObject } from "../../platform/storage/bucket";
import { deleteUpload, dueUploads } from "./form-upload-store";

/**
 * Removes uploads that nobody submitted within a day, and submitted ones that never got a record. The stored object is
 * deleted first, so a run that dies leaves the rest to the next run.
 * @param now when the run was due (UTC)
 */
export async function removeDueUploads(now: string): Promise<void> {
  let removed = 0;
  for await (const uploads of dueUploads(now))
    for (const upload of uploads) {
      await removeObject(formUploadPath(upload));
      await deleteUpload(upload.id);
      removed += 1;
    }
  logger.info("Uploads of visitors were removed.", { removed });
}
