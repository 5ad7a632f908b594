import { randomUUID } from "node:crypto";
import { mailImagePath } from "@dure/domain/email/image/mail-image";
import { PIXEL } from "../browser/insert-image";
import { bucket } from "../suite/admin";

/** Stores an image where the browser uploads it for a mail, without rules. */
export async function uploadMailImage(
  teamId: string,
  { content = PIXEL, contentType = "image/png" } = {},
): Promise<{ id: string; path: string }> {
  const id = randomUUID();
  const path = mailImagePath(teamId, id);
  await bucket.file(path.slice(1)).save(content, { resumable: false, contentType });
  return { id, path };
}
