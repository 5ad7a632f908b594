import "../suite/admin";
import { EMAIL_UPLOAD_FOLDERS } from "../../../functions/src/email/email-upload-folders";
import { RECORD_UPLOAD_FOLDERS } from "../../../functions/src/records/file/record-upload-folders";
import { removeAbandonedUploads } from "../../../functions/src/records/file/remove-abandoned-uploads";

const PLACES = [...RECORD_UPLOAD_FOLDERS, ...EMAIL_UPLOAD_FOLDERS];

/**
 * Runs the clean-up of uploads as if it were `atMs`, in one team's folders. The schedule itself would remove uploads
 * that concurrent tests are about to register.
 */
export const removeUploadsOf = (teamId: string, atMs: number): Promise<void> =>
  removeAbandonedUploads(
    new Date(atMs).toISOString(),
    PLACES.map((place) => ({ ...place, folder: `${place.folder}${teamId}/` })),
  );
