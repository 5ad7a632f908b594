import { systemContext } from "../../platform/context";
import { type EventOf, reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { readPagesOf } from "../../teams/member/duty-store";
import { findPage, removePage } from "./booking-page-store";

const EVENTS = ["router.changed", "router.deleted"] as const;

/**
 * Removes the pages that were made for groups of a router which has them no more. What the router names now counts, not
 * what the event says: a group may have come back since. A page is removed once, however often it is told.
 */
export const removeSubPages = reaction("remove-sub-pages", EVENTS, async (teamId, { before, after }) => {
  const kept = pageIdsOf(after);
  const lost = pageIdsOf(before).filter((id) => !kept.includes(id));
  for (const id of lost) await removeUnnamed(teamId, before.id, id);
});

const pageIdsOf = (router: EventOf<(typeof EVENTS)[number]>["after"]): string[] =>
  router?.groups.flatMap(({ type, props }) => (type === "routeTo" ? props.linkId : [])) ?? [];

function removeUnnamed(teamId: string, routerId: string, id: string): Promise<void> {
  return transaction(systemContext(teamId, "remove-sub-pages"), async (tx) => {
    const [named, before] = await Promise.all([readPagesOf(tx, teamId, routerId), findPage(tx, teamId, id)]);
    if (before?.mode !== "sub" || named.includes(id)) return { answer: undefined, event: [] };
    removePage(tx, teamId, id);
    return { answer: undefined, event: { type: "booking-page.deleted", before, after: null } };
  });
}
