import { StoredLayout } from "@dure/domain/records/layout/layout";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const layouts = (teamId: string) => inTeam(teamId, "layouts");

const toLayout = (id: string, doc: DocumentSnapshot): StoredLayout => StoredLayout.parse(doc.data() ?? { id });

/** The layout of a record type; the default layout if none is stored. */
export const readLayout = async (teamId: string, recordTypeId: string): Promise<StoredLayout> =>
  toLayout(recordTypeId, await layouts(teamId).doc(recordTypeId).get());

export const getLayout = async (tx: Transaction, teamId: string, recordTypeId: string): Promise<StoredLayout> =>
  toLayout(recordTypeId, await tx.get(layouts(teamId).doc(recordTypeId)));

export function saveLayout(tx: Transaction, teamId: string, layout: StoredLayout): void {
  tx.set(layouts(teamId).doc(layout.id), layout);
}

/** Removes the layout of a deleted record type. Idempotent. */
export async function removeLayout(teamId: string, recordTypeId: string): Promise<void> {
  await layouts(teamId).doc(recordTypeId).delete();
}
