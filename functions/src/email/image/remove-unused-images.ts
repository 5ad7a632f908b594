import { mailImagePath, unusedImagesBefore } from "@dure/domain/email/image/mail-image";
import { logger } from "firebase-functions";
import { removeObject } from "../../platform/storage/bucket";
import { deleteImageDoc, takeUnused, unusedImages } from "./image-store";

/**
 * Removes images that nothing has used for a week. An image is taken first, so that nobody can use it any more; a run that
 * dies later leaves it unused, and the next run goes on.
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
