import type { recordsApi } from "@dure/domain/records/api";
import { kindOf } from "@dure/domain/records/entity";
import { checkFilter } from "@dure/domain/records/filter-check";
import type { Verb } from "../../platform/endpoint";
import { listPage } from "../read-model/list-page";
import { sortKeyOf } from "../read-model/sort-key";

export const filterRecords: Verb<typeof recordsApi.filterRecords> = (ctx, { params, query, body }) => {
  const kind = kindOf(params.entityId);
  return listPage(ctx.teamId, {
    kind,
    filter: checkFilter(params.entityId, body.filters, { now: ctx.now, timeZone: ctx.timeZone }),
    sort: sortKeyOf(kind, body.sorting ?? undefined),
    search: body.search,
    cursor: query.cursor,
    limit: query.page_count,
    nowMs: Date.parse(ctx.now),
  });
};

export const filterDeals: Verb<typeof recordsApi.filterDeals> = (ctx, input) =>
  filterRecords(ctx, { ...input, params: { entityId: "deal" } });
