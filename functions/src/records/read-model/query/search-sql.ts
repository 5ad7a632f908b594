import { normalizeText } from "@dure/domain/records/filter/filter-field";
import { ROUTER_CREATOR } from "@dure/domain/records/incoming/blur-answer";
import type { RecordKind } from "@dure/domain/records/record/entity";
import { initialsPattern } from "@dure/domain/records/record/initials-pattern";
import type { Params } from "./params";
import type { CheckedQuery } from "./record-query";
import type { SortKey } from "./sort-key";

type Search = Pick<CheckedQuery, "kind" | "search" | "likeSearch" | "masked" | "blurs">;

/** The searched columns: names, the e-mail address and the company's name (docs/product/records-lists.md#search). */
const SEARCHED: Record<RecordKind, string[]> = {
  lead: ["f_deal_name", "f_name", "f_email"],
  company: ["f_name"],
  contact: ["f_name", "f_email"],
};
const hasCompany = (kind: RecordKind): boolean => kind !== "company";

/** Columns that are not searched where personal values are masked. */
const PERSONAL = /f_email$/;

/**
 * Every word must occur in one of the searched values, as text or as initial consonants. Without partial search, the
 * whole text must equal a value.
 */
export function searchSql(search: Search, params: Params): string[] {
  const text = normalizeText(search.search ?? "");
  if (!text) return [];
  const words = search.likeSearch ? text.split(/\s+/) : [text];
  return words.map((word) => {
    const pattern = initialsPattern(word);
    const part = (column: string) =>
      pattern ? `regexp_matches(${column}, ${params.add(pattern)})` : `contains(${column}, ${params.add(word)})`;
    const found: Found = (column, byPart) => (byPart ? part(column) : `${column} = ${params.add(word)}`);
    // A subquery on companies, as in a filter (filter-sql.ts).
    return anyOf(
      search,
      found,
      () => `r.f_company IN (SELECT o.key FROM company o WHERE ${companyNamed("o", search, found)})`,
    );
  });
}

/** The columns of search results that `closestKey` needs. */
export const closenessColumns = (kind: RecordKind): string =>
  ["key", "id", "f_updated_at", ...SEARCHED[kind], ...(hasCompany(kind) ? ["f_company"] : [])]
    .map((column) => `r.${column}`)
    .join(", ");

/** The distance between two ranks of closeness, larger than any time in milliseconds. */
const STEP = 10_000_000_000_000;

/**
 * The sort key of closeness: equal value, prefix, substring, initial consonants; ties go to the last changed. Undefined
 * without a search text.
 */
export function closestKey(search: Search, params: Params): SortKey | undefined {
  const text = normalizeText(search.search ?? "");
  if (!text) return undefined;
  const value = params.add(text);
  const any = (found: Found) => anyOf(search, found, () => companyNamed("c", search, found));
  const whole = any((column) => `${column} = ${value}`);
  const beginning = any((column, byPart) => (byPart ? `starts_with(${column}, ${value})` : "false"));
  const part = any((column, byPart) => (byPart ? `contains(${column}, ${value})` : "false"));
  const initials = text.split(/\s+/).some((word) => initialsPattern(word) !== undefined);
  const degree = `CASE WHEN ${whole} THEN 0 WHEN ${beginning} THEN 1 ${initials ? `WHEN ${part} THEN 2 ELSE 3` : "ELSE 2"} END`;
  return { expression: `${degree} * ${STEP} - epoch_ms(r.f_updated_at)`, type: "BIGINT", descending: false };
}

/** A condition on a searched column; `byPart` allows a partial match. */
type Found = (column: string, byPart: boolean) => string;

/** A company's name is not searched where a router brought it in and it is blurred. */
function companyNamed(alias: string, { likeSearch, blurs }: Search, found: Found): string {
  const named = found(`${alias}.f_name`, likeSearch);
  return blurs ? `(${alias}.f_created_by <> '${ROUTER_CREATOR}' AND ${named})` : named;
}

/** True if the condition holds for at least one searched value. */
function anyOf({ kind, likeSearch, masked }: Search, found: Found, ofCompany: () => string): string {
  const searched = SEARCHED[kind].filter((column) => !(masked && PERSONAL.test(column)));
  const conditions = searched.map((column) => found(`r.${column}`, likeSearch));
  return `(${[...conditions, ...(hasCompany(kind) ? [ofCompany()] : [])].join(" OR ")})`;
}
