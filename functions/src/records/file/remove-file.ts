import type { OutboxEvent } from "@dure/domain/events";
import { removeObject } from "../../platform/storage/bucket";
import { forgetFile } from "./file-store";

/** Removes a deleted file's object, then what is left of the file; twice does no more than once. */
export async function removeFile(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "file.deleted") return;
  await removeObject(event.before.path);
  await forgetFile(teamId, { ...event.before, removed_at: event.at });
}
