import type { DealTypeChange } from "@dure/domain/forms/submission/submissions-mapping";
import { followDealType as follow } from "@dure/domain/routing/router/follow-deal-type";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findRouter, routerIdsOfDealType, saveRouter } from "./router-store";

const EVENTS = ["pipeline.changed", "pipeline.deleted"] as const;

/** Updates the routers of a deal type when it or one of its stages is deleted. A redelivered event changes nothing. */
export const followDealType = reaction("routers-follow-deal-type", EVENTS, async (teamId, event) => {
  for (const id of await routerIdsOfDealType(teamId, event.before.id)) await updateRouter(teamId, id, event);
});

function updateRouter(teamId: string, id: string, change: DealTypeChange): Promise<void> {
  const ctx = systemContext(teamId, "routers-follow-deal-type");
  return transaction(ctx, async (tx) => {
    const before = await findRouter(tx, teamId, id);
    const after = before && follow(before, change, ctx.now);
    if (!after || after === before) return { answer: undefined, event: [] };
    saveRouter(tx, teamId, after);
    return { answer: undefined, event: { type: "router.changed", before, after } };
  });
}
