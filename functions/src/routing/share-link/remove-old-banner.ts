import { reaction } from "../../platform/outbox/reaction";
import { removeObject } from "../../platform/storage/bucket";
import { findBanner } from "../router/router-store";

/**
 * Removes a banner that the form no longer shows. It checks the current state, since a later edit may have restored it.
 */
export const removeOldBanner = reaction("remove-old-banner", ["router.changed"], async (teamId, event) => {
  const old = event.before.extra?.formBanner?.full_path;
  if (!old || old === event.after.extra?.formBanner?.full_path) return;
  if (old !== (await findBanner(teamId, event.before.id))) await removeObject(`/${old}`);
});
