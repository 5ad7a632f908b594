import { randomUUID } from "node:crypto";
import { attachmentPath } from "@dure/domain/records/file";
import { bucket } from "./admin";

export type Upload = { id: string; path: string; filename: string; size: number };

/** Puts a file where the browser would, past every rule. Returns what the browser then says of it. */
export async function uploadFile(teamId: string, filename: string, content: string | Buffer = "내용"): Promise<Upload> {
  const id = randomUUID();
  const path = attachmentPath(teamId, id, filename);
  await bucket.file(path.slice(1)).save(content, { resumable: false });
  return { id, path, filename, size: Buffer.byteLength(content) };
}
