import type { Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { claimSuggestedTimes } from "./claim-suggested-times";
import { removeSuggestion } from "./suggestion-store";

/** Withdraws a suggestion and frees its times, within a transaction that has read it and writes nothing before. */
export async function commitWithdrawal(tx: Tx, { teamId, now }: Context, before: Suggestion) {
  const writeDays = await claimSuggestedTimes(tx, teamId, { before, nowMs: Date.parse(now) });
  writeDays();
  removeSuggestion(tx, teamId, before.id);
  return { type: "onetime.deleted", before, after: null } as const;
}
