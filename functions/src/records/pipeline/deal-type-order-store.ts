import { CREATION_ORDER, DealTypeOrder } from "@dure/domain/records/pipeline/deal-type-order";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

export const ORDER_ID = "deal-types";

const orderDoc = (teamId: string) => inTeam(teamId, "menu-orders").doc(ORDER_ID);

export async function findOrder(teamId: string): Promise<DealTypeOrder> {
  const doc = await orderDoc(teamId).get();
  return doc.exists ? DealTypeOrder.parse(doc.data()) : CREATION_ORDER;
}

export async function readOrder(tx: Transaction, teamId: string): Promise<DealTypeOrder> {
  const doc = await tx.get(orderDoc(teamId));
  return doc.exists ? DealTypeOrder.parse(doc.data()) : CREATION_ORDER;
}

export function saveOrder(tx: Transaction, teamId: string, order: DealTypeOrder): void {
  tx.set(orderDoc(teamId), order);
}
