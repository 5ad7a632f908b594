import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import { checkFilter } from "@dure/domain/records/filter/filter-check";
import type { Catalog } from "@dure/domain/records/filter/filter-field";
import type { ZonedNow } from "@dure/domain/records/filter/filter-predicate";
import { visibleTo } from "@dure/domain/records/filter/visible-to";
import { notFromRouter, withoutBlurred } from "@dure/domain/records/filter/without-blurred";
import { kindOf, type ListEntityId, type RecordKind } from "@dure/domain/records/record/entity";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { type SortKey, sortKeyOf } from "./sort-key";

/**
 * Which records a caller asks for, within their permissions. Pages, boards, bulk actions and exports start from this.
 */
export type RecordQuery = {
  entityId: ListEntityId;
  filters: Filter | null | undefined;
  sorting?: Sorting | null | undefined;
  /** The search text. It must equal a whole value if the team has switched off partial search. */
  search?: string | undefined;
  /** Sorts by closeness to the search text; overrides `sorting`. */
  closestFirst?: boolean;
  /** The id of a record to exclude. */
  exclude?: string | undefined;
  viewer: Viewer;
  zone: ZonedNow;
  likeSearch: boolean;
  /** Whether personal values are masked for the caller. */
  masked: boolean;
  /** Whether the values of records that routers brought in are blurred for the caller. */
  blursRouters?: boolean;
};

/** A query validated against the team's fields. */
export type CheckedQuery = {
  kind: RecordKind;
  filter: CheckedFilter;
  sort: SortKey;
  search: string | undefined;
  closestFirst: boolean;
  exclude: string | undefined;
  likeSearch: boolean;
  masked: boolean;
  blurs: boolean;
};

/**
 * Validates a query against the team's fields.
 * @throws BAD_REQUEST if the query does not fit them
 */
export function checkQuery(query: RecordQuery, catalog: Catalog): CheckedQuery {
  const { entityId, filters, sorting, viewer, zone, likeSearch, masked, search, closestFirst = false, exclude } = query;
  const blurs = query.blursRouters === true;
  const kind = kindOf(entityId);
  const asked = checkFilter(entityId, filters, { ...zone, catalog, likeSearch, masked, viewer });
  const visible = [visibleTo(kind, viewer), blurs && search ? notFromRouter(kind) : undefined].filter(
    (one) => one !== undefined,
  );
  const found = blurs ? withoutBlurred(asked, kind) : asked;
  return {
    kind,
    filter: visible.length > 0 ? { all: [...visible, found] } : found,
    sort: sortKeyOf(catalog, kind, sorting ?? undefined, { viewer, masked, blurs }),
    search,
    closestFirst,
    exclude,
    likeSearch,
    masked,
    blurs,
  };
}
