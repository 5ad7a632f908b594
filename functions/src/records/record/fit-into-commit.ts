/**
 * Bytes of documents per commit. A commit is limited to 10 MB, and a change is written about five times (document,
 * audit entry, event).
 */
const MAX_BYTES = 1_500_000;

/** The first documents that fit into one commit, at least one. */
export function fitIntoCommit<T>(documents: readonly T[], maxBytes = MAX_BYTES): T[] {
  let room = maxBytes;
  return documents.filter((document, place) => {
    room -= Buffer.byteLength(JSON.stringify(document) ?? "");
    return place === 0 || room > 0;
  });
}
