import { abandonedBetween } from "@dure/domain/shared/abandoned-between";
import { logger } from "firebase-functions";
import { isPageNamed } from "../../forms/usage/duty-store";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { findPage, findSubPages, removePage } from "./booking-page-store";

/**
 * Removes pages that were created for a router's group that was never saved. A save of the router or its draft writes
 * the duty that the removal reads in its transaction, so a page that is being saved concurrently stays.
 * @param now the scheduled time of the run (UTC)
 */
export async function removeAbandonedPages(now: string): Promise<void> {
  let removed = 0;
  for (const { teamId, id } of await findSubPages(abandonedBetween(now)))
    if (await removeUnnamed(teamId, id)) removed += 1;
  logger.info("Booking pages of no group were removed.", { removed });
}

function removeUnnamed(teamId: string, id: string): Promise<boolean> {
  return transaction(systemContext(teamId, "remove-abandoned-pages"), async (tx) => {
    const [isNamed, before] = await Promise.all([isPageNamed(tx, teamId, id), findPage(tx, teamId, id)]);
    if (isNamed || before?.mode !== "sub") return { answer: false, event: [] };
    removePage(tx, teamId, id);
    return { answer: true, event: { type: "booking-page.deleted", before, after: null } };
  });
}
