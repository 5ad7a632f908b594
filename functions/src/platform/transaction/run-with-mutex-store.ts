import type { Transaction } from "firebase-admin/firestore";
import { withKeyedMutex } from "../concurrency/with-keyed-mutex";
import { runTransaction } from "../firebase";

/**
 * Runs a transaction on a document that a worker and the tasks that find it at work all change, such as a lease: one after
 * another of the same key in this instance each takes milliseconds, while at once they would hold each other up.
 */
export const runWithMutex = <T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  withKeyedMutex(key, () => runTransaction(work));
