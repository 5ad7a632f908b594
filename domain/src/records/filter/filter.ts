import { z } from "zod";
import { PageQuery } from "../../shared/page";
import { Line, Token, TypedText } from "../../shared/value";
import { MailCondition } from "./mail-activity";

/** The operators of docs/product/records-lists.md#operators. */
export const FILTER_OPERATORS = [
  "is",
  "isNot",
  "contains",
  "notContains",
  "startsWith",
  "endsWith",
  "isEmpty",
  "isNotEmpty",
  "laterThan",
  "earlierThan",
  "exactlyOrLaterThan",
  "exactlyOrEarlierThan",
  "gt",
  "lt",
  "gtAndEqual",
  "ltAndEqual",
  "anyIn",
  "notIn",
  "between",
  "notBetween",
] as const;
export const FilterOperator = z.enum(FILTER_OPERATORS);
export type FilterOperator = z.infer<typeof FilterOperator>;

export const FilterValue = z.union([
  TypedText(1000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([TypedText(1000), z.number()])).max(500),
  z.object({ start: z.union([Token(100), z.number()]), end: z.union([Token(100), z.number()]) }),
  MailCondition,
]);
export type FilterValue = z.infer<typeof FilterValue>;

export const Condition = z.object({
  /** A field id, or `{entity}:{field}` for a field of a referenced record. */
  identifier: Token(200).min(1),
  condition: FilterOperator,
  category: z.enum(["system", "standard", "custom"]).optional(),
  value: FilterValue.optional(),
});
export type Condition = z.infer<typeof Condition>;

export type Filter = { operator: "AND" | "OR"; conditions: (Condition | Filter)[] };
export const Filter: z.ZodType<Filter, Filter> = z.object({
  operator: z.enum(["AND", "OR"]),
  get conditions() {
    return z.array(z.union([Condition, Filter])).max(100);
  },
}) as z.ZodType<Filter, Filter>;

export const Sorting = z.object({ identifier: Token(200), direction: z.enum(["ASC", "DESC"]) });
export type Sorting = z.infer<typeof Sorting>;

export const FilterBody = z.object({
  filters: Filter.nullish(),
  sorting: Sorting.nullish(),
  /** Search text for the name, the company or the e-mail address. */
  search: Line(200).optional(),
});
export type FilterBody = z.infer<typeof FilterBody>;

/** A list request: the filter, and whether to return the rows' companies and contacts in full. */
export const ListBody = FilterBody.extend({
  refer: z
    .array(z.enum(["company", "contact"]))
    .max(2)
    .optional(),
});
export type ListBody = z.infer<typeof ListBody>;

/** A page starts after the cursor, or at `offset` when jumping into a list. */
export const ListQuery = PageQuery.extend({
  offset: z.coerce.number<number>().int().min(0).max(10_000_000).optional(),
});
