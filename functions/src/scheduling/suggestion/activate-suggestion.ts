import type { schedulingApi } from "@dure/domain/scheduling/api";
import { activateSuggestion as decide } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { claimSuggestedTimes } from "./claim-suggested-times";
import { readSuggestion, saveSuggestion } from "./suggestion-store";
import { toSuggestionView } from "./to-suggestion-view";

/** Offers the times to whoever has the link, and begins to hold them. Idempotent. */
export const activateSuggestion: Verb<typeof schedulingApi.activateOnetime> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readSuggestion(tx, ctx.teamId, params.id);
    const after = decide(before, ctx.actor, ctx.now);
    if (after === before) return { answer: toSuggestionView(before), event: [] };
    const writeDays = await claimSuggestedTimes(tx, ctx.teamId, { before, after, nowMs: Date.parse(ctx.now) });
    writeDays();
    saveSuggestion(tx, ctx.teamId, after);
    return { answer: toSuggestionView(after), event: { type: "onetime.changed", before, after } };
  });
