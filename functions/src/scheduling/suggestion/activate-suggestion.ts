import type { schedulingApi } from "@dure/domain/scheduling/api";
import { activateSuggestion } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { claimSuggestedTimes } from "./claim-suggested-times";
import { readOnetime, saveOnetime } from "./suggestion-store";
import { toOnetimeView } from "./to-suggestion-view";

/** Offers the times to whoever has the link, and begins to hold them. Idempotent. */
export const activateOnetime: Verb<typeof schedulingApi.activateOnetime> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readOnetime(tx, ctx.teamId, params.id);
    const after = activateSuggestion(before, ctx.actor, ctx.now);
    if (after === before) return { answer: toOnetimeView(before), event: [] };
    const writeDays = await claimSuggestedTimes(tx, ctx.teamId, { before, after, nowMs: Date.parse(ctx.now) });
    writeDays();
    saveOnetime(tx, ctx.teamId, after);
    return { answer: toOnetimeView(after), event: { type: "onetime.changed", before, after } };
  });
