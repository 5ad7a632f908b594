import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { listPage } from "../read-model/query/list-page";
import { toRecordQuery } from "./to-record-query";

export const filterRecords: Verb<typeof recordsApi.filterRecords> = (ctx, { params, query, body }) =>
  listPage(ctx.teamId, {
    ...toRecordQuery(ctx, { entityId: params.entityId, ...body }),
    cursor: query.cursor,
    offset: query.offset,
    limit: query.page_count,
    refer: body.refer,
  });

export const filterDeals: Verb<typeof recordsApi.filterDeals> = (ctx, input) =>
  filterRecords(ctx, { ...input, params: { entityId: "deal" } });
