import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";

/** The last row of a page: the time that the list is ordered by, and the document's id. */
export const Place = z.object({ at: z.string(), id: z.string() });
export type Place = z.infer<typeof Place>;

type PlaceAt<At> = { at: At; id: string };

type PageOptions<At> = {
  /**
   * The field that the list is ordered by; documents with the same value by their ids. A projection must include it.
   */
  field: string;
  direction: "asc" | "desc";
  after: PlaceAt<At> | undefined;
  limit: number;
};

/** Reads a page of a query. `next` is undefined for the last page. */
export async function readPage<At extends string | null = string>(
  query: Query,
  { field, direction, after, limit }: PageOptions<At>,
): Promise<{ docs: QueryDocumentSnapshot[]; next: PlaceAt<At> | undefined }> {
  const ordered = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  const page = after ? ordered.startAfter(after.at, after.id) : ordered;
  const { docs } = await page.limit(limit + 1).get();
  const last = docs.length > limit ? docs[limit - 1] : undefined;
  return { docs: docs.slice(0, limit), next: last && { at: last.get(field), id: last.id } };
}
