import type { ListBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { api } from "../../lib/api";
import { PAGE_ROWS } from "./list/record-page";

/** How long an unused page stays cached: a long list read from end to end must not stay in memory. */
const PAGE_KEPT_MS = 60_000;

/** One page of a list, by its number. */
export const recordPageQuery = (entityId: ListEntityId, body: ListBody, page: number) => ({
  ...api.records.filterRecords.queryOptions({
    input: { params: { entityId }, query: { page_count: PAGE_ROWS, offset: page * PAGE_ROWS }, body },
  }),
  gcTime: PAGE_KEPT_MS,
});
