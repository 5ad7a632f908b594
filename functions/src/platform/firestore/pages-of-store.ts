import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/**
 * A query's documents, page by page; no page is empty. Documents that are added or removed meanwhile cause no other
 * document to be skipped or repeated.
 * @param ordered a query with an order, at least by `__name__`; a projection must include the fields of the order
 */
export async function* pagesOf(ordered: Query, pageSize: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = await ordered.limit(pageSize).get();
  while (!page.empty) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (page.size < pageSize || !last) return;
    page = await ordered.startAfter(last).limit(pageSize).get();
  }
}
