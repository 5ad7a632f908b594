import { DraftUsage } from "@dure/domain/journeys/draft/draft-usage";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const usageDoc = (teamId: string, month: string) => inTeam(teamId, "draft-usage").doc(month);

/** The usage of drafts in a month, as YYYY-MM. */
export async function readDraftUsage(teamId: string, month: string, tx?: Transaction): Promise<DraftUsage> {
  const ref = usageDoc(teamId, month);
  return DraftUsage.parse((await (tx ? tx.get(ref) : ref.get())).data() ?? {});
}

export function saveDraftUsage(tx: Transaction, teamId: string, month: string, usage: DraftUsage): void {
  tx.set(usageDoc(teamId, month), usage);
}
