import type { routingApi } from "@dure/domain/routing/api";
import { spanOfDays } from "@dure/domain/routing/submission/days";
import { dayIn } from "@dure/domain/routing/submission/form-view";
import { MAX_COUNTED_ROWS, resultsOf } from "@dure/domain/routing/submission/results";
import { appUrl } from "../../platform/config";
import type { Verb } from "../../platform/http/endpoint";
import { countViews } from "../form-view/form-view-store";
import { getStoredRouter } from "../router/router-store";
import { countedRows } from "./submission-store";

/** Counts a router's submissions by source, group and host. */
export const getResults: Verb<typeof routingApi.getResults> = async ({ teamId, now }, { params, query }) => {
  const { id, timezone } = await getStoredRouter(teamId, params.id);
  const [rows, { uniqueVisitorFormViewCount: visitors }] = await Promise.all([
    countedRows(teamId, id, spanOfDays(timezone, query), MAX_COUNTED_ROWS + 1),
    countViews(id, query),
  ]);
  return resultsOf(rows.slice(0, MAX_COUNTED_ROWS), {
    ...{ visitors, isPartial: rows.length > MAX_COUNTED_ROWS, now },
    dayOf: (time) => dayIn(timezone, time),
    ownHost: new URL(appUrl.value()).host,
  });
};
