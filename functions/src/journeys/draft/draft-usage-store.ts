import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const usage = (teamId: string, month: string) => inTeam(teamId, "draft-usage").doc(month);

/** How many drafts count in a month, as YYYY-MM. */
export async function countDrafts(teamId: string, month: string, tx?: Transaction): Promise<number> {
  const ref = usage(teamId, month);
  return Number((await (tx ? tx.get(ref) : ref.get())).get("used") ?? 0);
}

export function saveDraftCount(tx: Transaction, teamId: string, month: string, used: number): void {
  tx.set(usage(teamId, month), { used });
}
