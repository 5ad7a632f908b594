import { reaction } from "../../platform/outbox/reaction";
import { ownerOf } from "../../teams/connection/connection";
import { clearCalendarCache } from "./calendar-cache-store";

const EVENTS = ["connection.created", "connection.deleted", "connection.revoked"] as const;

/**
 * Clears the cache of a member's calendars when one of their accounts is connected or disconnected. After a
 * disconnection, the notification channels count as ended too.
 */
export const clearAccountCache = reaction("forget-account", EVENTS, async (teamId, event) => {
  const connection = event.after ?? event.before;
  if (connection?.service !== "calendar") return;
  const changed_at_ms = Date.now();
  const state = event.type === "connection.created" ? { changed_at_ms } : { changed_at_ms, watched_until_ms: 0 };
  await clearCalendarCache(teamId, ownerOf(connection.id), state);
});
