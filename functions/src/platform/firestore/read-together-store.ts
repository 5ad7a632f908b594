import type { DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../firebase";

/** Firestore takes more, and answers smaller calls sooner. */
const MAX_AT_ONCE = 100;

let waiting = new Map<string, DocumentReference>();
let coming: Promise<Map<string, DocumentSnapshot>> | undefined;

/**
 * Reads a document with all that are asked for in the same turn of the event loop: one call to Firestore, in which each
 * stands once, however many requests want it. For what many visitors read at a time.
 */
export async function readTogether(ref: DocumentReference): Promise<DocumentSnapshot> {
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
