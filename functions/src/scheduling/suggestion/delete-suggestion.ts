import type { schedulingApi } from "@dure/domain/scheduling/api";
import { assertOrganizer } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { commitWithdrawal } from "./commit-withdrawal";
import { readSuggestion } from "./suggestion-store";

/** Withdraws a suggestion and frees its times. A meeting that was booked from it stays. */
export const deleteSuggestion: Verb<typeof schedulingApi.deleteOnetime> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readSuggestion(tx, ctx.teamId, params.id);
    assertOrganizer(before, ctx.actor);
    return { answer: undefined, event: await commitWithdrawal(tx, ctx, before) };
  });
