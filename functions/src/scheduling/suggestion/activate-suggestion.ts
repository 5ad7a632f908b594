import type { schedulingApi } from "@dure/domain/scheduling/api";
import { activateSuggestion as decide } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { claimSuggestedTimes } from "./claim-suggested-times";
import { saveSuggestionChange } from "./save-suggestion-change";
import { readSuggestion } from "./suggestion-store";
import { toSuggestionView } from "./to-suggestion-view";

/** Offers the times to whoever has the link, and begins to hold them. Idempotent. */
export const activateSuggestion: Verb<typeof schedulingApi.activateOnetime> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readSuggestion(tx, ctx.teamId, params.id);
    const after = decide(before, ctx.actor, ctx.now);
    if (after === before) return { answer: toSuggestionView(before), event: [] };
    const writeDays = await claimSuggestedTimes(tx, ctx.teamId, { before, after, nowMs: Date.parse(ctx.now) });
    writeDays();
    return { answer: toSuggestionView(after), event: saveSuggestionChange(tx, ctx.teamId, before, after) };
  });
