/** Firestore takes neither a slash nor its own names in an id, and a query with one fails. */
const DOCUMENT_ID = /^(?!\.{1,2}$|__.*__$)[^/]{1,1500}$/;

/**
 * Where a list goes on: what it is ordered by, and the id of the last row, as `{at} {id}`. Undefined for a cursor that no
 * page gave: then the list begins anew.
 */
export function placeIn(cursor: string | undefined): { at: string; id: string } | undefined {
  const [, at, id] = /^(\S*) (\S+)$/.exec(cursor ?? "") ?? [];
  return at !== undefined && id !== undefined && DOCUMENT_ID.test(id) ? { at, id } : undefined;
}
