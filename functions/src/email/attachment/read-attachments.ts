import {
  attachmentTypeOf,
  type MailAttachment,
  mailAttachmentPath,
} from "@dure/domain/email/attachment/mail-attachment";
import { LRUCache } from "lru-cache";
import type { MailFile } from "../../platform/mail/send-mail";
import { readBytes } from "../../platform/storage/bucket";

/** Bytes. The batches of a campaign carry the same files, which never change. */
const CACHE_BYTES = 64 * 1024 * 1024;
const known = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length + 1 });

/** The files that a mail carries. @throws if one was deleted: the next attempt reads the mail as it is then */
export const readAttachments = (teamId: string, files: readonly MailAttachment[]): Promise<MailFile[]> =>
  Promise.all(
    files.map(async ({ id, filename }) => ({
      filename,
      type: attachmentTypeOf(filename),
      content: await contentOf(mailAttachmentPath(teamId, id)),
    })),
  );

async function contentOf(path: string): Promise<Buffer> {
  const content = known.get(path) ?? (await readBytes(path));
  if (!content) throw new Error(`The attachment ${path} is missing.`);
  known.set(path, content);
  return content;
}
