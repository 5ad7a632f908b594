import type { OutboxEvent } from "@dure/domain/events";
import { ownerOf } from "../../teams/connection/connection";
import { markAccountChanged } from "./calendar-cache-store";

/** What was kept of a member's calendars counts no more when one of their accounts comes or goes. */
export async function forgetAccount(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "connection.created" && event.type !== "connection.deleted" && event.type !== "connection.revoked")
    return;
  const connection = event.after ?? event.before;
  if (connection) await markAccountChanged(teamId, ownerOf(connection.id), Date.now());
}
