import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import { checkFilter } from "@dure/domain/records/filter/filter-check";
import type { Catalog } from "@dure/domain/records/filter/filter-field";
import type { ZonedNow } from "@dure/domain/records/filter/filter-predicate";
import { visibleTo } from "@dure/domain/records/filter/visible-to";
import { notFromRouter, withoutBlurred } from "@dure/domain/records/filter/without-blurred";
import { kindOf, type ListEntityId, type RecordKind } from "@dure/domain/records/record/entity";
import type { Viewer } from "@dure/domain/records/record/visibility";
import type { Params } from "./params";
import { type SearchedColumn, searchedColumns } from "./searched-columns";
import { type SortKey, sortKeyOf } from "./sort-key";

/** One of several sets whose union is asked for: what a filter finds, or what it finds among the records of these ids. */
export type RecordSet = { filters: Filter | null; among?: readonly string[] };

/**
 * A condition on the e-mail addresses of leads and deals: `missing`, or on the last updated record of each address
 * (`first`, of these or not of these addresses), or on all other records of an address (`repeated`).
 */
export type AddressTest =
  | { op: "missing" | "repeated" }
  | { op: "first"; in?: readonly string[]; notIn?: readonly string[] };

/**
 * Which records a caller asks for, within their permissions. Pages, boards, bulk actions and exports start from this.
 */
export type RecordQuery = {
  entityId: ListEntityId;
  filters: Filter | null | undefined;
  /** Filters that must match too. Nesting them into one could exceed its depth. */
  also?: readonly (Filter | null)[] | undefined;
  /** Restricts the query to the union of these sets. */
  anyOf?: readonly RecordSet[] | undefined;
  address?: AddressTest | undefined;
  sorting?: Sorting | null | undefined;
  /** The search text. It must equal a whole value if the team has switched off partial search. */
  search?: string | undefined;
  /** Searches every text, address and number of a record, instead of its names. */
  everyField?: boolean;
  /** Sorts by closeness to the search text; overrides `sorting`. */
  closestFirst?: boolean;
  /** The id of a record to exclude. */
  exclude?: string | undefined;
  /** Restricts the query to the records of these ids. */
  among?: readonly string[] | undefined;
  viewer: Viewer;
  zone: ZonedNow;
  likeSearch: boolean;
  /** Whether personal values are masked for the caller. */
  masked: boolean;
  /** Whether the values of records that routers brought in are blurred for the caller. */
  blursRouters?: boolean;
};

export type CheckedSet = { filter: CheckedFilter; among: readonly string[] | undefined };

/** A query validated against the team's fields. */
export type CheckedQuery = {
  kind: RecordKind;
  filter: CheckedFilter;
  anyOf?: readonly CheckedSet[] | undefined;
  address?: AddressTest | undefined;
  sort: SortKey;
  search: string | undefined;
  searched: readonly SearchedColumn[];
  closestFirst: boolean;
  exclude: string | undefined;
  among?: readonly string[] | undefined;
  likeSearch: boolean;
  masked: boolean;
  blurs: boolean;
  /** The rows that are asked for in place of the kind's records. */
  rows?: RowsSql | undefined;
};

/** Rows as SQL, with a column for each field. */
export type RowsSql = (params: Params) => string;

/**
 * Validates a query against the team's fields.
 * @throws BAD_REQUEST if the query does not fit them
 */
export function checkQuery(query: RecordQuery, catalog: Catalog): CheckedQuery {
  const { entityId, sorting, viewer, zone, likeSearch, masked, search, closestFirst = false, exclude } = query;
  const { filters, anyOf, address } = query;
  const blurs = query.blursRouters === true;
  const kind = kindOf(entityId);
  const check = (asked: Filter | null | undefined) => {
    const checked = checkFilter(entityId, asked, { ...zone, catalog, likeSearch, masked, viewer });
    return blurs ? withoutBlurred(checked, kind) : checked;
  };
  // Blurred records are not searched, and are in no audience (`anyOf`).
  const hidesRouters = blurs && Boolean(search || anyOf);
  const visible = [visibleTo(kind, viewer), hidesRouters ? notFromRouter(kind) : undefined].filter(
    (one) => one !== undefined,
  );
  const found = [filters, ...(query.also ?? [])].map(check);
  return {
    kind,
    filter: { all: [...visible, ...found] },
    anyOf: anyOf?.map((set) => ({ filter: check(set.filters), among: set.among })),
    address,
    sort: sortKeyOf(catalog, kind, sorting ?? undefined, { viewer, masked, blurs }),
    search,
    searched: searchedColumns(catalog, kind, query.everyField === true),
    closestFirst,
    exclude,
    among: query.among,
    likeSearch,
    masked,
    blurs,
  };
}
