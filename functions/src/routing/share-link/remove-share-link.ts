import { bannersOf, shareImagesOf } from "@dure/domain/routing/share-link/shared-image";
import { reaction } from "../../platform/outbox/reaction";
import { objectsBelow, removeObject } from "../../platform/storage/bucket";
import { findShareConfig, removeShareConfig } from "./share-link-store";

/** Removes a deleted router's link preview and images. Idempotent. */
export const removeShareLink = reaction("remove-share-link", ["router.deleted"], async (teamId, event) => {
  const owner = { teamId, routerId: event.before.id };
  await removeShareConfig(teamId, owner.routerId);
  for (const { prefix } of [shareImagesOf(owner), bannersOf(owner)])
    for await (const objects of objectsBelow(`/${prefix}`))
      await Promise.all(objects.map(({ path }) => removeObject(path)));
});

/**
 * Removes images that the link no longer shows. It checks the current state, since a later edit may have restored one.
 */
export const removeOldImages = reaction("remove-old-share-images", ["share-link.changed"], async (teamId, event) => {
  if (!event.before) return;
  const now = await findShareConfig(teamId, event.after.id);
  const kept = [now?.favicon, now?.og_image].map((image) => image?.full_path);
  for (const image of [event.before.favicon, event.before.og_image])
    if (image && !kept.includes(image.full_path)) await removeObject(`/${image.full_path}`);
});
