import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import { checkFilter } from "@dure/domain/records/filter/filter-check";
import type { Catalog } from "@dure/domain/records/filter/filter-field";
import type { Zone } from "@dure/domain/records/filter/filter-predicate";
import { visibleTo } from "@dure/domain/records/filter/visible-to";
import { kindOf, type ListEntityId, type RecordKind } from "@dure/domain/records/record/entity";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { type SortKey, sortKeyOf } from "./sort-key";

/** Which records somebody asks for, as they may see them; a page, a board, a bulk action and an export begin here. */
export type RecordQuery = {
  entityId: ListEntityId;
  filters: Filter | null | undefined;
  sorting?: Sorting | null | undefined;
  /** Words to find; whole values only where the team has switched off the search for parts. */
  search?: string | undefined;
  /** Orders by how close the words come, instead of `sorting`. */
  closestFirst?: boolean;
  /** A record to leave out. */
  exclude?: string | undefined;
  viewer: Viewer;
  zone: Zone;
  likeSearch: boolean;
  /** Whether personal values are masked for whoever asks. */
  masked: boolean;
};

/** A query that fits the team's fields. */
export type CheckedQuery = {
  kind: RecordKind;
  filter: CheckedFilter;
  sort: SortKey;
  search: string | undefined;
  closestFirst: boolean;
  exclude: string | undefined;
  likeSearch: boolean;
  masked: boolean;
};

/** Checks a query against the team's fields; refuses with 400 what does not fit them. */
export function checkQuery(query: RecordQuery, catalog: Catalog): CheckedQuery {
  const { entityId, filters, sorting, viewer, zone, likeSearch, masked, search, closestFirst = false, exclude } = query;
  const kind = kindOf(entityId);
  const asked = checkFilter(entityId, filters, { ...zone, catalog, likeSearch, masked, viewer });
  const visible = visibleTo(kind, viewer);
  return {
    kind,
    filter: visible ? { all: [visible, asked] } : asked,
    sort: sortKeyOf(catalog, kind, sorting ?? undefined, viewer),
    search,
    closestFirst,
    exclude,
    likeSearch,
    masked,
  };
}
