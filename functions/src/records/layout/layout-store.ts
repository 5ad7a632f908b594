import { StoredLayout } from "@dure/domain/records/layout/layout";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const layouts = (teamId: string) => inTeam(teamId, "layouts");

const toLayout = (id: string, doc: DocumentSnapshot): StoredLayout => StoredLayout.parse(doc.data() ?? { id });

/** What the team has laid out for a record type; nothing yet reads as the default. */
export const readLayout = async (teamId: string, recordTypeId: string): Promise<StoredLayout> =>
  toLayout(recordTypeId, await layouts(teamId).doc(recordTypeId).get());

export const getLayout = async (tx: Transaction, teamId: string, recordTypeId: string): Promise<StoredLayout> =>
  toLayout(recordTypeId, await tx.get(layouts(teamId).doc(recordTypeId)));

export function saveLayout(tx: Transaction, teamId: string, layout: StoredLayout): void {
  tx.set(layouts(teamId).doc(layout.id), layout);
}

/** Forgets the layout of a record type that is gone; doing it twice does nothing. */
export async function removeLayout(teamId: string, recordTypeId: string): Promise<void> {
  await layouts(teamId).doc(recordTypeId).delete();
}
