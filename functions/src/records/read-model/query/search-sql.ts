import { normalizeText } from "@dure/domain/records/filter/filter-field";
import { ROUTER_CREATOR } from "@dure/domain/records/incoming/blur-response";
import type { RecordKind } from "@dure/domain/records/record/entity";
import { initialsPattern } from "@dure/domain/records/record/initials-pattern";
import { maskedText } from "./filter-sql";
import type { Params } from "./params";
import type { CheckedQuery } from "./record-query";
import { phoneDigits, type SearchedColumn } from "./searched-columns";
import type { SortKey } from "./sort-key";

type Search = Pick<CheckedQuery, "kind" | "search" | "searched" | "likeSearch" | "masked" | "blurs">;

/**
 * Every word must occur in one of the searched values, as text or as initial consonants; a text that is a phone number
 * may occur in one of those. Without partial search, the whole text must equal a value.
 */
export function searchSql(search: Search, params: Params): string[] {
  const text = normalizeText(search.search ?? "");
  if (!text) return [];
  const words = search.likeSearch ? text.split(/\s+/) : [text];
  const conditions = words.map((word) => wordSql(search, word, params));
  const number = phoneDigits(text);
  if (!number || words.length === 1) return conditions;
  const phones = search.searched.filter(({ isPhone }) => isPhone).filter(shownTo(search));
  const whole = phones.map(({ column }) => `contains(r.${column}, ${params.add(number)})`);
  return [`(${[`(${conditions.join(" AND ")})`, ...whole].join(" OR ")})`];
}

function wordSql(search: Search, word: string, params: Params): string {
  const pattern = initialsPattern(word);
  const number = phoneDigits(word);
  const part = (column: string) =>
    pattern ? `regexp_matches(${column}, ${params.add(pattern)})` : `contains(${column}, ${params.add(word)})`;
  const found: Found = (column, byPart, isPhone) => {
    if (isPhone && !number) return "false";
    const sought = isPhone ? number : word;
    if (!byPart) return `${column} = ${params.add(sought ?? word)}`;
    return isPhone ? `contains(${column}, ${params.add(sought ?? word)})` : part(column);
  };
  // A subquery on companies, as in a filter (filter-sql.ts).
  return anyOf(
    search,
    found,
    () => `r.f_company IN (SELECT o.key FROM company o WHERE ${companyNamed("o", search, found)})`,
  );
}

/** The columns of search results that `closestKey` needs. */
export const closenessColumns = ({ kind, searched }: Pick<Search, "kind" | "searched">): string =>
  ["key", "id", "f_updated_at", ...searched.map(({ column }) => column), ...(hasCompany(kind) ? ["f_company"] : [])]
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
  const digits = phoneDigits(text);
  const hasPhones = search.searched.filter(shownTo(search)).some(({ isPhone }) => isPhone);
  const number = digits && hasPhones ? params.add(digits) : undefined;
  const any = (found: Found) => anyOf(search, found, () => companyNamed("c", search, found));
  const by = (test: (column: string, sought: string) => string): Found => {
    return (column, byPart, isPhone) => {
      const sought = isPhone ? number : value;
      return byPart && sought ? test(column, sought) : "false";
    };
  };
  const whole = any((column, _, isPhone) =>
    isPhone ? (number ? `${column} = ${number}` : "false") : `${column} = ${value}`,
  );
  const beginning = any(by((column, sought) => `starts_with(${column}, ${sought})`));
  const part = any(by((column, sought) => `contains(${column}, ${sought})`));
  const initials = text.split(/\s+/).some((word) => initialsPattern(word) !== undefined);
  const degree = `CASE WHEN ${whole} THEN 0 WHEN ${beginning} THEN 1 ${initials ? `WHEN ${part} THEN 2 ELSE 3` : "ELSE 2"} END`;
  return { expression: `${degree} * ${STEP} - epoch_ms(r.f_updated_at)`, type: "BIGINT", descending: false };
}

/** A condition on a searched column; `byPart` allows a partial match. */
type Found = (column: string, byPart: boolean, isPhone: boolean) => string;

/** A company's name is not searched where a router brought it in and it is blurred. */
function companyNamed(alias: string, { likeSearch, blurs }: Search, found: Found): string {
  const named = found(`${alias}.f_name`, likeSearch, false);
  return blurs ? `(${alias}.f_created_by <> '${ROUTER_CREATOR}' AND ${named})` : named;
}

/** True if the condition holds for at least one searched value. */
function anyOf(search: Search, found: Found, ofCompany: () => string): string {
  const { kind, searched, likeSearch, masked } = search;
  const conditions = searched.filter(shownTo(search)).map(({ column, isPhone, isMaskable }) => {
    const text = masked && isMaskable ? maskedText(`r.${column}`) : `r.${column}`;
    return found(text, likeSearch, isPhone);
  });
  return `(${[...conditions, ...(hasCompany(kind) ? [ofCompany()] : [])].join(" OR ")})`;
}

const hasCompany = (kind: RecordKind): boolean => kind !== "company";

/** Personal values are not searched where they are masked. */
const shownTo =
  ({ masked }: Pick<Search, "masked">) =>
  ({ isPersonal }: SearchedColumn): boolean =>
    !(masked && isPersonal);
