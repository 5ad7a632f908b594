import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/endpoint";
import { listPage } from "../read-model/list-page";
import { asked } from "./asked";

const RESULTS = 20;

/** The last changed first. */
export const quickSearch: Verb<typeof recordsApi.quickSearch> = (ctx, { params: { entityId }, query }) =>
  listPage(ctx.teamId, {
    ...asked(ctx, {
      entityId,
      search: query.search,
      sorting: { identifier: "updated_at", direction: "DESC" },
    }),
    exclude: query.exclude,
    cursor: query.cursor,
    limit: RESULTS,
  });
