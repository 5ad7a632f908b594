import { removeObject } from "../../platform/storage/bucket";
import { deleteFileDoc, findFiles } from "./file-store";

/** Removes every file of a deleted record. Idempotent. */
export async function removeFilesOf(teamId: string, recordId: string): Promise<void> {
  for (const file of await findFiles(teamId, recordId)) {
    await removeObject(file.path);
    await deleteFileDoc(teamId, file);
  }
}
