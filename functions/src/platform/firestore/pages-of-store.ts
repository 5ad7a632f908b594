import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/**
 * A query's documents, page by page; no page is empty. Documents that come or go meanwhile move no other's page.
 * @param ordered a query with an order, by `__name__` if by nothing else; a projection must hold the fields of the order
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
