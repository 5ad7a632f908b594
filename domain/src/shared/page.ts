import { z } from "zod";
import { Token } from "./value";

/** Rows on one page of a list. */
export const PAGE_COUNT = 50;

/** Where a list's next page begins, as its last answer said; empty for the list's beginning. */
export const Cursor = Token(1024);

export const PageQuery = z.object({
  page_count: z.coerce.number<number>().int().min(1).max(500).default(PAGE_COUNT),
  cursor: Cursor.optional(),
  version: Token(16).optional(),
});

export type PageQuery = z.output<typeof PageQuery>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), cursor: z.string().nullable(), is_last: z.boolean(), total: z.int().nonnegative() });
