import type { recordsApi } from "@dure/domain/records/api";
import { kindOf } from "@dure/domain/records/entity";
import { checkFilter } from "@dure/domain/records/filter-check";
import type { Verb } from "../../platform/endpoint";
import { listPage } from "../read-model/list-page";
import { sortKeyOf } from "../read-model/sort-key";

const RESULTS = 20;

/** The last changed first. */
export const quickSearch: Verb<typeof recordsApi.quickSearch> = (ctx, { params: { entityId }, query }) => {
  const kind = kindOf(entityId);
  return listPage(ctx.teamId, {
    kind,
    filter: checkFilter(entityId, null, { now: ctx.now, timeZone: ctx.timeZone }),
    sort: sortKeyOf(kind, { identifier: "updated_at", direction: "DESC" }),
    search: query.search,
    exclude: query.exclude,
    cursor: query.cursor,
    limit: RESULTS,
    nowMs: Date.parse(ctx.now),
  });
};
