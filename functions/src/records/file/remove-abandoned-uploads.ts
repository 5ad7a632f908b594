import { mayBeAbandoned, uploadOf } from "@dure/domain/records/file";
import { logger } from "firebase-functions";
import { objectsBelow, removeObject, type StoredObject } from "../../platform/bucket";
import { unknownFiles } from "./file-store";

/**
 * Removes uploads that nobody registered. A run that stops half way leaves the rest to the next one.
 * @param now when the run was due (UTC)
 */
export async function removeAbandonedUploads(now: string): Promise<void> {
  let removed = 0;
  for await (const objects of objectsBelow("/record-attachment/"))
    for (const [teamId, uploads] of byTeam(objects.filter((object) => mayBeAbandoned(object, now)))) {
      const unknown = await unknownFiles(teamId, [...uploads.keys()]);
      for (const id of unknown) await removeObject(uploads.get(id) ?? "");
      removed += unknown.size;
    }
  logger.info("Abandoned uploads were removed.", { removed });
}

/** The paths of uploads by team and id. */
function byTeam(objects: readonly StoredObject[]): Map<string, Map<string, string>> {
  const teams = new Map<string, Map<string, string>>();
  for (const { path } of objects) {
    const upload = uploadOf(path);
    if (!upload) continue;
    const uploads = teams.get(upload.teamId) ?? new Map<string, string>();
    teams.set(upload.teamId, uploads.set(upload.id, path));
  }
  return teams;
}
