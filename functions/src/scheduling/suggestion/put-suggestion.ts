import type { schedulingApi } from "@dure/domain/scheduling/api";
import { changeSuggestion, hasSameOptions, suggestTimes } from "@dure/domain/scheduling/suggestion/change-suggestion";
import { assertHoldable } from "@dure/domain/scheduling/suggestion/suggestion-holds";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { personOf } from "../../platform/context";
import { createLink, isLinkTaken } from "../../platform/firestore/link-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { assertParticipants } from "./assert-participants";
import { claimSuggestedTimes } from "./claim-suggested-times";
import { findSuggestion, saveSuggestion } from "./suggestion-store";
import { toSuggestionView } from "./to-suggestion-view";

/**
 * Creates a suggestion under an id that the client made, or replaces an existing one. Idempotent. The times that it
 * holds change with it.
 */
export const putSuggestion: Verb<typeof schedulingApi.putOnetime> = (ctx, { params: { id }, body }) => {
  const { display_name: name, email } = personOf(ctx);
  const organizer = { id: ctx.actor.id, name, email };
  return withIdempotentReplay(ctx, async () => {
    await assertParticipants(ctx, body);
    return transaction(ctx, async (tx) => {
      const before = await findSuggestion(tx, ctx.teamId, id);
      if (!before && (await isLinkTaken(tx, id))) throw new AppError("CONFLICT", schedulingTexts.linkTaken);
      const after = before
        ? changeSuggestion(before, body, ctx.actor, ctx.now)
        : suggestTimes(id, body, organizer, ctx.now);
      if (before && hasSameOptions(before, after)) return { answer: toSuggestionView(before), event: [] };
      assertHoldable(after, Date.parse(ctx.now));
      const writeDays = await claimSuggestedTimes(tx, ctx.teamId, { before, after, nowMs: Date.parse(ctx.now) });
      writeDays();
      if (!before) createLink(tx, id, { team_id: ctx.teamId, kind: "onetime", id, page_id: id });
      saveSuggestion(tx, ctx.teamId, after);
      return {
        answer: toSuggestionView(after),
        event: before ? { type: "onetime.changed", before, after } : { type: "onetime.created", before: null, after },
      };
    });
  });
};
