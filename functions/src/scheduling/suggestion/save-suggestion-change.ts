import type { Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import type { Tx } from "../../platform/transaction/transaction-store";
import { saveSuggestion } from "./suggestion-store";

/** Saves a changed suggestion and returns its event; does nothing if it is unchanged. */
export function saveSuggestionChange(tx: Tx, teamId: string, before: Suggestion, after: Suggestion) {
  if (after === before) return [];
  saveSuggestion(tx, teamId, after);
  return [{ type: "onetime.changed", before, after } as const];
}
