import { EMAIL_UPLOAD_FOLDERS } from "./email/email-upload-folders";
import { removeUnusedImages } from "./email/image/remove-unused-images";
import { removeDueUploads } from "./forms/upload/remove-due-uploads";
import { RECORD_UPLOAD_FOLDERS } from "./records/file/record-upload-folders";
import { removeAbandonedUploads } from "./records/file/remove-abandoned-uploads";
import { removeOldExports } from "./records/team-export/remove-old-exports";
import { removeAbandonedImages } from "./routing/share-link/remove-abandoned-images";
import { removeAbandonedPages } from "./scheduling/booking-page/remove-abandoned-pages";

/** Runs every area's clean-up of unsaved uploads and drafts. One failure does not stop the others. */
export async function removeAbandoned(now: string): Promise<void> {
  const runs = await Promise.allSettled([
    removeAbandonedUploads(now, [...RECORD_UPLOAD_FOLDERS, ...EMAIL_UPLOAD_FOLDERS]),
    removeAbandonedImages(now),
    removeUnusedImages(now),
    removeDueUploads(now),
    removeAbandonedPages(now),
    removeOldExports(now),
  ]);
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}
