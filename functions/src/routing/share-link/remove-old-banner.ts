import type { OutboxEvent } from "@dure/domain/events";
import { removeObject } from "../../platform/storage/bucket";
import { findBanner } from "../router/router-store";

/** The banner that a form shows no more. What it shows now counts: one may have been put back since. */
export async function removeOldBanner(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "router.changed") return;
  const old = event.before.extra?.formBanner?.full_path;
  if (!old || old === event.after.extra?.formBanner?.full_path) return;
  if (old !== (await findBanner(teamId, event.before.id))) await removeObject(`/${old}`);
}
