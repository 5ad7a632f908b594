import { Hold, MAX_HOLDS_OF_ADDRESS } from "@dure/domain/scheduling/hold/hold";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { readLocks, writeLocks } from "../../platform/transaction/lock-store";

const holds = (teamId: string) => inTeam(teamId, "holds");
const holdDoc = (teamId: string, id: string) => holds(teamId).doc(id.toLowerCase());

const toHold = (doc: DocumentSnapshot): Hold | undefined =>
  doc.exists ? Hold.parse({ ...doc.data(), id: doc.id }) : undefined;

/** Finds a hold, including an expired one that is still stored. */
export const findHold = async (teamId: string, id: string): Promise<Hold | undefined> =>
  toHold(await holdDoc(teamId, id).get());

export const readHold = async (tx: Transaction, teamId: string, id: string): Promise<Hold | undefined> =>
  toHold(await tx.get(holdDoc(teamId, id)));

const lockOf = (address: string): string => `holds ${address}`;

/** The number of other live holds from a visitor's address, counted up to the limit. Locks the address's holds. */
export async function countHolds(
  tx: Transaction,
  teamId: string,
  { id, address }: Pick<Hold, "id" | "address">,
  nowMs: number,
): Promise<number> {
  await readLocks(tx, teamId, [lockOf(address)]);
  const live = holds(teamId).where("address", "==", address).where("time.expires_ms", ">", nowMs);
  const { docs } = await live.limit(MAX_HOLDS_OF_ADDRESS + 1).get();
  return docs.filter((doc) => doc.id !== id.toLowerCase()).length;
}

/** Firestore deletes an expired hold (TTL); until then it only tells when the hold began. */
export function saveHold(tx: Transaction, teamId: string, { id, ...fields }: Hold): void {
  writeLocks(tx, teamId, [lockOf(fields.address)]);
  tx.set(holdDoc(teamId, id), { ...fields, expires_at: new Date(fields.time.expires_ms) });
}

export function removeHold(tx: Transaction, teamId: string, id: string): void {
  tx.delete(holdDoc(teamId, id));
}
