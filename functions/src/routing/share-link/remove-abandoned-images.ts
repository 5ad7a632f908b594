import { IMAGE_FOLDERS, imageOwner } from "@dure/domain/routing/share-link/shared-image";
import { abandonedBetween } from "@dure/domain/shared/abandoned-between";
import { logger } from "firebase-functions";
import { objectsBelow, removeObject, type StoredObject } from "../../platform/storage/bucket";
import { findDraft } from "../router/draft/router-draft-store";
import { findBanner } from "../router/router-store";
import { findShareConfig } from "./share-link-store";

/**
 * Removes uploaded banners and preview images that were never saved. A run that fails half way leaves the rest to the
 * next run.
 * @param now when the run was due (UTC)
 * @param folders where to look
 */
export async function removeAbandonedImages(now: string, folders: readonly string[] = IMAGE_FOLDERS): Promise<void> {
  const { after, before } = abandonedBetween(now);
  let removed = 0;
  for (const folder of folders)
    for await (const objects of objectsBelow(`/${folder}`))
      for (const { path, created_at } of objects)
        if (created_at > after && created_at < before && (await isUnshown(path))) {
          await removeObject(path);
          removed += 1;
        }
  logger.info("Abandoned images of forms were removed.", { removed });
}

async function isUnshown(path: StoredObject["path"]): Promise<boolean> {
  const name = path.slice(1);
  const owner = imageOwner(name);
  if (!owner) return false;
  const [draft, banner, config] = await Promise.all([
    findDraft(owner.teamId, owner.routerId),
    findBanner(owner.teamId, owner.routerId),
    findShareConfig(owner.teamId, owner.routerId),
  ]);
  return ![
    draft?.body.extra?.formBanner?.full_path,
    banner,
    config?.favicon?.full_path,
    config?.og_image?.full_path,
  ].includes(name);
}
