import { randomUUID } from "node:crypto";
import { attachmentPath } from "@dure/domain/records/file/file";
import { noteImagePath } from "@dure/domain/records/note/note-image";
import { bucket } from "../suite/admin";

export type Upload = { id: string; path: string; filename: string; size: number };

/** Stores a file where the browser uploads it, without rules. Returns what the browser then registers. */
export async function uploadFile(teamId: string, filename: string, content: string | Buffer = "내용"): Promise<Upload> {
  const id = randomUUID();
  const path = attachmentPath(teamId, id, filename);
  await bucket.file(path.slice(1)).save(content, { resumable: false });
  return { id, path, filename, size: Buffer.byteLength(content) };
}

/** Stores an image where the browser uploads it for a note, without rules. */
export async function uploadImage(
  teamId: string,
  { contentType = "image/png", bytes = 68 } = {},
): Promise<{ id: string; path: string }> {
  const id = randomUUID();
  const path = noteImagePath(teamId, id);
  await bucket.file(path.slice(1)).save(Buffer.alloc(bytes), { resumable: false, contentType });
  return { id, path };
}
