/** A commit carries ten megabytes, and what changes is written with its audit entry and its event: five times in all. */
const MAX_BYTES = 1_500_000;

/** The first of some documents, as many as a commit can carry and at least one. */
export function takeFitting<T>(documents: readonly T[], maxBytes = MAX_BYTES): T[] {
  let room = maxBytes;
  return documents.filter((document, place) => {
    room -= Buffer.byteLength(JSON.stringify(document) ?? "");
    return place === 0 || room > 0;
  });
}
