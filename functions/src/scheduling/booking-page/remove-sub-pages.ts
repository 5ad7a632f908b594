import { readPagesOf } from "../../forms/usage/duty-store";
import { systemContext } from "../../platform/context";
import { type EventOf, reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findPage, removePage } from "./booking-page-store";

const EVENTS = ["router.changed", "router.deleted"] as const;

/**
 * Removes the pages of groups that a router no longer has. The router's current groups count, not the event's: a group
 * may have come back since. Idempotent.
 */
export const removeSubPages = reaction("remove-sub-pages", EVENTS, async (teamId, { before, after }) => {
  const current = pageIdsOf(after);
  const removed = pageIdsOf(before).filter((id) => !current.includes(id));
  for (const id of removed) await removeUnnamed(teamId, before.id, id);
});

const pageIdsOf = (router: EventOf<(typeof EVENTS)[number]>["after"]): string[] =>
  router?.groups.flatMap(({ type, props }) => (type === "routeTo" ? props.linkId : [])) ?? [];

function removeUnnamed(teamId: string, routerId: string, id: string): Promise<void> {
  return transaction(systemContext(teamId, "remove-sub-pages"), async (tx) => {
    const [current, before] = await Promise.all([readPagesOf(tx, teamId, routerId), findPage(tx, teamId, id)]);
    if (before?.mode !== "sub" || current.includes(id)) return { answer: undefined, event: [] };
    removePage(tx, teamId, id);
    return { answer: undefined, event: { type: "booking-page.deleted", before, after: null } };
  });
}
