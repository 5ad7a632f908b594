import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../firebase";

/** Firestore accepts more, but answers smaller batches sooner. */
const MAX_AT_ONCE = 100;

let waiting = new Map<string, DocumentReference>();
let coming: Promise<Map<string, DocumentSnapshot>> | undefined;

/**
 * Batches reads: all documents that are asked for in the same turn of the event loop are read in one call to Firestore,
 * each of them once. For documents that many visitors read at the same time.
 */
export async function batchRead(ref: DocumentReference): Promise<DocumentSnapshot> {
  if (waiting.size >= MAX_AT_ONCE) {
    waiting = new Map();
    coming = undefined;
  }
  waiting.set(ref.path, ref);
  coming ??= readAll(waiting);
  const found = (await coming).get(ref.path);
  if (!found) throw new Error(`${ref.path} was not read.`);
  return found;
}

async function readAll(wanted: ReadonlyMap<string, DocumentReference>): Promise<Map<string, DocumentSnapshot>> {
  await new Promise(setImmediate);
  if (waiting === wanted) {
    waiting = new Map();
    coming = undefined;
  }
  const docs = await firestore.getAll(...wanted.values());
  return new Map(docs.map((doc) => [doc.ref.path, doc]));
}
