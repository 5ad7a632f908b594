import { EMAIL_UPLOAD_PLACES } from "./email/email-upload-places";
import { removeUnusedImages } from "./email/image/remove-unused-images";
import { removeDueUploads } from "./forms/upload/remove-due-uploads";
import { RECORD_UPLOAD_PLACES } from "./records/file/record-upload-places";
import { removeAbandonedUploads } from "./records/file/remove-abandoned-uploads";
import { removeOldExports } from "./records/team-export/remove-old-exports";
import { removeAbandonedImages } from "./routing/share-link/remove-abandoned-images";
import { removeAbandonedPages } from "./scheduling/booking-page/remove-abandoned-pages";

/** Runs every area's clean-up of unsaved uploads and drafts. One failure does not stop the others. */
export async function removeAbandoned(now: string): Promise<void> {
  const runs = await Promise.allSettled([
    removeAbandonedUploads(now, [...RECORD_UPLOAD_PLACES, ...EMAIL_UPLOAD_PLACES]),
    removeAbandonedImages(now),
    removeUnusedImages(now),
    removeDueUploads(now),
    removeAbandonedPages(now),
    removeOldExports(now),
  ]);
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}
