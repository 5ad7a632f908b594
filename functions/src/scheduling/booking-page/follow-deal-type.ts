import type { DealTypeChange } from "@dure/domain/forms/submission/submissions-mapping";
import { followDealType as follow } from "@dure/domain/scheduling/booking-page/follow-deal-type";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findPage, pageIdsOfDealType, savePage } from "./booking-page-store";

const EVENTS = ["pipeline.changed", "pipeline.deleted"] as const;

/** Updates the booking pages of a deal type when it or one of its stages is deleted. A redelivered event changes nothing. */
export const followDealType = reaction("follow-deal-type", EVENTS, async (teamId, event) => {
  for (const id of await pageIdsOfDealType(teamId, event.before.id)) await followInto(teamId, id, event);
});

function followInto(teamId: string, id: string, change: DealTypeChange): Promise<void> {
  const ctx = systemContext(teamId, "follow-deal-type");
  return transaction(ctx, async (tx) => {
    const before = await findPage(tx, teamId, id);
    const after = before && follow(before, change, ctx.now);
    if (!after || after === before) return { answer: undefined, event: [] };
    savePage(tx, teamId, after);
    return { answer: undefined, event: { type: "booking-page.changed", before, after } };
  });
}
