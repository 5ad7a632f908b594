import { removeObject } from "../../platform/storage/bucket";
import { findFiles, forgetFile } from "./file-store";

/** Removes every file of a deleted record. Idempotent. */
export async function removeFilesOf(teamId: string, recordId: string): Promise<void> {
  for (const file of await findFiles(teamId, recordId)) {
    await removeObject(file.path);
    await forgetFile(teamId, file);
  }
}
