import type { Transaction } from "firebase-admin/firestore";
import { withKeyedMutex } from "../concurrency/with-keyed-mutex";
import { runTransaction } from "../firebase";

/**
 * Runs a transaction on a contended document, such as a lease that a worker and waiting tasks change. In this instance,
 * transactions of the same key are serialized: one after another they take milliseconds each, concurrently they would
 * block each other.
 */
export const runWithMutex = <T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  withKeyedMutex(key, () => runTransaction(work));
