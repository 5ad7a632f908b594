import type { OutboxEvent } from "@dure/domain/events";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { readPagesOf } from "../../teams/member/duty-store";
import { findPage, removePage } from "./booking-page-store";

/**
 * Removes the pages that were made for groups of a router which has them no more. What the router names now counts, not
 * what the event says: a group may have come back since. A page is removed once, however often it is told.
 */
export async function removeSubPages(teamId: string, event: OutboxEvent): Promise<void> {
  if (event.type !== "router.changed" && event.type !== "router.deleted") return;
  const { before, after } = event;
  const kept = pageIdsOf(after);
  const lost = pageIdsOf(before).filter((id) => !kept.includes(id));
  for (const id of lost) await removeUnnamed(teamId, before.id, id);
}

type Named = Extract<OutboxEvent, { type: "router.changed" | "router.deleted" }>["after"];

const pageIdsOf = (router: Named): string[] =>
  router?.groups.flatMap(({ type, props }) => (type === "routeTo" ? props.linkId : [])) ?? [];

function removeUnnamed(teamId: string, routerId: string, id: string): Promise<void> {
  return transaction(systemContext(teamId, "remove-sub-pages"), async (tx) => {
    const [named, before] = await Promise.all([readPagesOf(tx, teamId, routerId), findPage(tx, teamId, id)]);
    if (before?.mode !== "sub" || named.includes(id)) return { answer: undefined, event: [] };
    removePage(tx, teamId, id);
    return { answer: undefined, event: { type: "booking-page.deleted", before, after: null } };
  });
}
