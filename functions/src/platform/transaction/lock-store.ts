import { createHash } from "node:crypto";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../firebase";

const LOCKS_KEPT_MS = 86_400_000;

const lockDoc = (teamId: string, key: string) =>
  inTeam(teamId, "locks").doc(createHash("sha256").update(key).digest("base64url"));

/**
 * Reads the lock documents of keys, before a query for the keys outside the transaction. Transactions that change the
 * query's result write these documents (`writeLocks`), so of two concurrent ones, one is retried and sees the other's
 * writes. A query inside the transaction would lock all that it reads, in the emulator every team's documents.
 * @param keys the searched values, such as an address; stored as a hash
 */
export async function readLocks(tx: Transaction, teamId: string, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.getAll(...keys.map((key) => lockDoc(teamId, key)));
}

/** Writes the lock documents of keys, in the transaction that changes what is found under them. */
export function writeLocks(tx: Transaction, teamId: string, keys: readonly string[]): void {
  const expires_at = new Date(Date.now() + LOCKS_KEPT_MS);
  for (const key of new Set(keys)) tx.set(lockDoc(teamId, key), { expires_at });
}
