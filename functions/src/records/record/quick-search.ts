import type { recordsApi } from "@dure/domain/records/api";
import { foundRecord } from "@dure/domain/records/record/quick-search";
import type { Verb } from "../../platform/http/endpoint";
import { listPage } from "../read-model/query/list-page";
import { toRecordQuery } from "./to-record-query";

const RESULTS = 20;

/** Looks into every field; sorts by closeness, then by last change. */
export const quickSearch: Verb<typeof recordsApi.quickSearch> = async (ctx, { params: { entityId }, query }) => {
  const page = await listPage(ctx.teamId, {
    ...toRecordQuery(ctx, { entityId, search: query.search }),
    everyField: true,
    closestFirst: true,
    exclude: query.exclude,
    cursor: query.cursor,
    limit: RESULTS,
  });
  return { ...page, data: page.data.map((record) => foundRecord(record, ctx.locale)) };
};
