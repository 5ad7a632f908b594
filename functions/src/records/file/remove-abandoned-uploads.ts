import { mayBeAbandoned } from "@dure/domain/records/file/file";
import { logger } from "firebase-functions";
import { objectsBelow, removeObject, type StoredObject } from "../../platform/storage/bucket";

/** A folder that browsers upload to, and the lookup of ids that are not registered. */
export type UploadFolder = {
  folder: string;
  idOf: (path: string) => { teamId: string; id: string } | undefined;
  unknownOf: (teamId: string, ids: readonly string[]) => Promise<Set<string>>;
};

/**
 * Removes uploads that were never registered. A run that fails half way leaves the rest to the next run.
 * @param now when the run was due (UTC)
 * @param places where to look
 */
export async function removeAbandonedUploads(now: string, places: readonly UploadFolder[]): Promise<void> {
  for (const place of places) {
    let removed = 0;
    for await (const objects of objectsBelow(place.folder))
      removed += await removeUnknown(
        place,
        objects.filter((object) => mayBeAbandoned(object, now)),
      );
    logger.info("Abandoned uploads were removed.", { folder: place.folder, removed });
  }
}

async function removeUnknown(place: UploadFolder, objects: readonly StoredObject[]): Promise<number> {
  let removed = 0;
  for (const [teamId, uploads] of byTeam(place, objects)) {
    const unknown = await place.unknownOf(teamId, [...uploads.keys()]);
    for (const id of unknown) await removeObject(uploads.get(id) ?? "");
    removed += unknown.size;
  }
  return removed;
}

/** The paths of uploads, grouped by team and keyed by id. */
function byTeam({ idOf }: UploadFolder, objects: readonly StoredObject[]): Map<string, Map<string, string>> {
  const teams = new Map<string, Map<string, string>>();
  for (const { path } of objects) {
    const upload = idOf(path);
    if (!upload) continue;
    const uploads = teams.get(upload.teamId) ?? new Map<string, string>();
    teams.set(upload.teamId, uploads.set(upload.id, path));
  }
  return teams;
}
