import { ShareConfig } from "@dure/domain/routing/share-link/share-link";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const configDoc = (teamId: string, routerId: string) => inTeam(teamId, "share-links").doc(routerId);

const toConfig = (doc: DocumentSnapshot): ShareConfig | null => (doc.exists ? ShareConfig.parse(doc.data()) : null);

/** A router's link preview; null if it was never set. */
export const findShareConfig = async (teamId: string, routerId: string): Promise<ShareConfig | null> =>
  toConfig(await configDoc(teamId, routerId).get());

export const readShareConfig = async (tx: Transaction, teamId: string, routerId: string): Promise<ShareConfig | null> =>
  toConfig(await tx.get(configDoc(teamId, routerId)));

export function saveShareConfig(tx: Transaction, teamId: string, routerId: string, config: ShareConfig): void {
  tx.set(configDoc(teamId, routerId), config);
}

export async function removeShareConfig(teamId: string, routerId: string): Promise<void> {
  await configDoc(teamId, routerId).delete();
}
