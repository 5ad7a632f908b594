import { randomUUID } from "node:crypto";
import { type MailAttachment, mailAttachmentPath } from "@dure/domain/email/attachment/mail-attachment";
import { bucket } from "../suite/admin";

/**
 * Stores a file where the browser uploads it for a mail, without rules. Returns the attachment as templates and
 * campaigns refer to it.
 */
export async function uploadAttachment(
  teamId: string,
  filename: string,
  content: string | Buffer = "%PDF-1.7 두레",
): Promise<MailAttachment> {
  const id = randomUUID();
  await bucket.file(mailAttachmentPath(teamId, id).slice(1)).save(content, { resumable: false });
  return { id, filename, size: Buffer.byteLength(content) };
}
