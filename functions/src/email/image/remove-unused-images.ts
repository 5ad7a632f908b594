import { mailImagePath, unusedImagesBefore } from "@dure/domain/email/image/mail-image";
import { logger } from "firebase-functions";
import { removeObject } from "../../platform/storage/bucket";
import { deleteImageDoc, takeUnused, unusedImages } from "./image-store";

/**
 * Removes images that nothing has used for a week. Each image is first marked as removed, so that nothing can use it
 * any more. If a run dies later, the image is still unused, and the next run continues.
 * @param now when the run was due (UTC)
 */
export async function removeUnusedImages(now: string): Promise<void> {
  let removed = 0;
  for await (const images of unusedImages(unusedImagesBefore(now)))
    for (const { id, team_id } of images) {
      if (!(await takeUnused(id, now))) continue;
      await removeObject(mailImagePath(team_id, id));
      await deleteImageDoc(id);
      removed += 1;
    }
  logger.info("Unused images of mails were removed.", { removed });
}
