import { reaction } from "../../platform/outbox/reaction";
import { removeObject } from "../../platform/storage/bucket";
import { deleteFileDoc } from "./file-store";

/** Deletes a removed file's object, then its document. Idempotent. */
export const removeFile = reaction("remove-file", ["file.deleted"], async (teamId, event) => {
  await removeObject(event.before.path);
  await deleteFileDoc(teamId, { ...event.before, removed_at: event.at });
});
