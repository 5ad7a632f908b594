import { inTeam } from "../../platform/firebase";
import type { Tx } from "../../platform/transaction/transaction-store";

const fill = (teamId: string) => inTeam(teamId, "fills").doc("past");

/** When the past of a team was filled in; undefined if it was not. */
export async function backfilledAt(teamId: string): Promise<string | undefined> {
  const at: unknown = (await fill(teamId).get()).get("at");
  return typeof at === "string" ? at : undefined;
}

export const markBackfilled = (tx: Tx, teamId: string, at: string): void => void tx.set(fill(teamId), { at });
