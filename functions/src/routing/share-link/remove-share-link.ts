import type { OutboxEvent } from "@dure/domain/events";
import { bannersOf, shareImagesOf } from "@dure/domain/routing/share-link/shared-image";
import { objectsBelow, removeObject } from "../../platform/storage/bucket";
import { findShareConfig, removeShareConfig } from "./share-link-store";

/** What a deleted router's link looked like, and its images; again finds nothing more to remove. */
export async function removeShareLink(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "router.deleted") return;
  const owner = { teamId, routerId: event.before.id };
  await removeShareConfig(teamId, owner.routerId);
  for (const { prefix } of [shareImagesOf(owner), bannersOf(owner)])
    for await (const objects of objectsBelow(`/${prefix}`))
      await Promise.all(objects.map(({ path }) => removeObject(path)));
}

/** Images that a link shows no more; it may show one again that an earlier change took away. */
export async function removeOldImages(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "share-link.changed" || !event.before) return;
  const now = await findShareConfig(teamId, event.after.id);
  const kept = [now?.favicon, now?.og_image].map((image) => image?.full_path);
  for (const image of [event.before.favicon, event.before.og_image])
    if (image && !kept.includes(image.full_path)) await removeObject(`/${image.full_path}`);
}
