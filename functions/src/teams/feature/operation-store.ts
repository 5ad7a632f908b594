import { randomUUID } from "node:crypto";
import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../../platform/context";
import { firestore } from "../../platform/firebase";

/** An operator's change for all teams. A change for one team is in that team's audit log. */
type Operation = {
  type: "feature-flags.changed" | "announcement.created" | "announcement.activated" | "announcement.deactivated";
  before: object | null;
  after: object;
};

/** Records an operation in the transaction that makes the change. */
export function saveOperation(tx: Transaction, { now, actor }: Context, { type, before, after }: Operation): void {
  const change = JSON.stringify({ before, after });
  const id = `${now.replaceAll(/\D/g, "")}-${randomUUID()}`;
  tx.create(firestore.doc(`operations/${id}`), { type, change, at: now, actor });
}
