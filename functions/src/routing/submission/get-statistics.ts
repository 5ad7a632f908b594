import type { routingApi } from "@dure/domain/routing/api";
import type { Verb } from "../../platform/http/endpoint";
import { readStatistics } from "./read-statistics";

export const getStatistics: Verb<typeof routingApi.getStatistics> = (ctx, { params, query }) =>
  readStatistics(ctx, params.id, query);
