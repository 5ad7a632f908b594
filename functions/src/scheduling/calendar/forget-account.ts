import type { OutboxEvent } from "@dure/domain/events";
import { ownerOf } from "../../teams/connection/connection";
import { forgetCalendars } from "./calendar-cache-store";

/**
 * What was kept of a member's calendars goes when one of their accounts comes or goes. With an account go the channels
 * that told of its changes.
 */
export async function forgetAccount(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "connection.created" && event.type !== "connection.deleted" && event.type !== "connection.revoked")
    return;
  const connection = event.after ?? event.before;
  if (connection?.service !== "calendar") return;
  const changed_at_ms = Date.now();
  const state = event.type === "connection.created" ? { changed_at_ms } : { changed_at_ms, watched_until_ms: 0 };
  await forgetCalendars(teamId, ownerOf(connection.id), state);
}
