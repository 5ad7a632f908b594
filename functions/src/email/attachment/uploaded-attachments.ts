import {
  assertAttachments,
  assertUploaded,
  type MailAttachment,
  mailAttachmentPath,
} from "@dure/domain/email/attachment/mail-attachment";
import { FILE_START_BYTES } from "@dure/domain/records/file/is-program";
import type { Context } from "../../platform/context";
import { closeObject, readObject, readStart } from "../../platform/storage/bucket";
import { unknownAttachments } from "./attachment-store";

/**
 * Checks a mail's files, and looks up those in the bucket that nothing carries yet.
 * @returns the ids of the uploads
 * @throws F-PN-0001 for a file that was not uploaded
 */
export async function uploadedAttachments(
  { teamId, now }: Pick<Context, "teamId" | "now">,
  files: readonly MailAttachment[],
): Promise<Set<string>> {
  assertAttachments(files);
  const added = await unknownAttachments(
    teamId,
    files.map(({ id }) => id),
  );
  for (const file of files) {
    if (!added.has(file.id)) continue;
    const path = mailAttachmentPath(teamId, file.id);
    const object = await readObject(path);
    assertUploaded(file, object, object ? await readStart(path, FILE_START_BYTES) : new Uint8Array(), now);
    // The uploader's download token would outlive their right to read.
    await closeObject(path);
  }
  return added;
}
