import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import { checkFilter } from "@dure/domain/records/filter/filter-check";
import { type Catalog, filterField } from "@dure/domain/records/filter/filter-field";
import { filterError } from "@dure/domain/records/filter/filter-issue";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { kindOf } from "@dure/domain/records/record/entity";
import type { Context } from "../../platform/context";
import { toRecordQuery } from "../record/to-record-query";
import { assertFilterSize } from "./assert-filter-size";

type FilterRequest = { filter: Filter | null; sorting: Sorting | null };

/** @throws if no list of the entity could show the filter or sorting to the caller */
export function assertFilter(
  ctx: Context,
  entityId: ListEntityId,
  { filter, sorting }: FilterRequest,
  catalog: Catalog,
): void {
  assertFilterSize(filter);
  const { zone, likeSearch, masked, viewer } = toRecordQuery(ctx, { entityId });
  checkFilter(entityId, filter, { ...zone, catalog, likeSearch, masked, viewer });
  if (!sorting || filterField(catalog, kindOf(entityId), sorting.identifier)) return;
  throw filterError({ identifier: sorting.identifier, code: "removed-field" });
}
