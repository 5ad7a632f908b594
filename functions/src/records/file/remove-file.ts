import { reaction } from "../../platform/outbox/reaction";
import { removeObject } from "../../platform/storage/bucket";
import { forgetFile } from "./file-store";

/** Removes a deleted file's object, then the file's own document; run twice, it does no more than once. */
export const removeFile = reaction("remove-file", ["file.deleted"], async (teamId, event) => {
  await removeObject(event.before.path);
  await forgetFile(teamId, { ...event.before, removed_at: event.at });
});
