import { TEAM_EXPORT_KEPT_MS } from "@dure/domain/records/team-export/team-export";
import { objectsBelow, removeObject } from "../../platform/storage/bucket";

/** Removes the files of exports after a week, those that a newer export has replaced among them. */
export async function removeOldExports(now: string): Promise<void> {
  const before = new Date(Date.parse(now) - TEAM_EXPORT_KEPT_MS).toISOString();
  for await (const objects of objectsBelow("/team-exports/"))
    for (const { path, created_at } of objects) if (created_at < before) await removeObject(path);
}
