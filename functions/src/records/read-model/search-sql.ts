import type { RecordKind } from "@dure/domain/records/entity";
import { comparedText } from "@dure/domain/records/filter-field";
import { initialsPattern } from "@dure/domain/records/initials";
import type { Params } from "./params";
import type { CheckedQuery } from "./record-query";
import type { SortKey } from "./sort-key";

type Search = Pick<CheckedQuery, "kind" | "search" | "likeSearch" | "masked">;

/** What a search looks at: names, the company's name, the e-mail (spec/2-records.md §2). */
const SEARCHED: Record<RecordKind, string[]> = {
  lead: ["r.f_deal_name", "r.f_name", "r.f_email", "c.f_name"],
  company: ["r.f_name"],
  contact: ["r.f_name", "r.f_email", "c.f_name"],
};

/** Found as a whole only, where personal values are masked. */
const PERSONAL = /f_email$/;

/**
 * Every word must be a part of one of the searched values, or the initial consonants of one; without the search for
 * parts, the whole is one of them.
 */
export function searchSql(search: Search, params: Params): string[] {
  const text = comparedText(search.search ?? "");
  if (!text) return [];
  const words = search.likeSearch ? text.split(/\s+/) : [text];
  return words.map((word) => {
    const pattern = initialsPattern(word);
    const part = (column: string) =>
      pattern ? `regexp_matches(${column}, ${params.add(pattern)})` : `contains(${column}, ${params.add(word)})`;
    return anyOf(search, (column, byPart) => (byPart ? part(column) : `${column} = ${params.add(word)}`));
  });
}

/** Steps between two degrees of closeness; no time in milliseconds is as long. */
const STEP = 10_000_000_000_000;

/**
 * Orders by closeness: a whole value, its beginning, a part of it, initial consonants; then the last changed first.
 * Undefined without words.
 */
export function closestKey(search: Search, params: Params): SortKey | undefined {
  const text = comparedText(search.search ?? "");
  if (!text) return undefined;
  const value = params.add(text);
  const whole = anyOf(search, (column) => `${column} = ${value}`);
  const beginning = anyOf(search, (column, byPart) => (byPart ? `starts_with(${column}, ${value})` : "false"));
  const part = anyOf(search, (column, byPart) => (byPart ? `contains(${column}, ${value})` : "false"));
  const initials = text.split(/\s+/).some((word) => initialsPattern(word) !== undefined);
  const degree = `CASE WHEN ${whole} THEN 0 WHEN ${beginning} THEN 1 ${initials ? `WHEN ${part} THEN 2 ELSE 3` : "ELSE 2"} END`;
  return { expression: `${degree} * ${STEP} - epoch_ms(r.f_updated_at)`, type: "BIGINT", descending: false };
}

/** Holds where it does for one of the searched values; `byPart` says whether a part of it may be looked for. */
function anyOf({ kind, likeSearch, masked }: Search, found: (column: string, byPart: boolean) => string): string {
  const each = SEARCHED[kind].map((column) => found(column, likeSearch && !(masked && PERSONAL.test(column))));
  return `(${each.map((condition) => `coalesce(${condition}, false)`).join(" OR ")})`;
}
