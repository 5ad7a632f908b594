import { z } from "zod";
import { Token } from "./value";

/** Rows on one page of a list. */
export const PAGE_COUNT = 50;

/** Where a list by time goes on: the time and the id of its last row, as stores join them; empty for its beginning. */
export const PlaceCursor = z.string().regex(/^$|^\d{4}-\d\d-\d\dT[\d:.]{12}Z (?!__.*__$)[\w-]{1,512}$/);

export const PageQuery = z.object({
  page_count: z.coerce.number<number>().int().min(1).max(500).default(PAGE_COUNT),
  cursor: Token(512).optional(),
  version: Token(16).optional(),
});
/** A page of a list by time. */
export const PlaceQuery = PageQuery.extend({ cursor: PlaceCursor.optional() });

export type PageQuery = z.output<typeof PageQuery>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), cursor: z.string().nullable(), is_last: z.boolean(), total: z.int().nonnegative() });
