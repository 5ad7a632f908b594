import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { findOrder } from "./deal-type-order-store";
import { orderedPipelines } from "./list-pipelines";

export const getDealTypeOrder: Verb<typeof recordsApi.getDealTypeOrder> = async (ctx) => {
  const [pipelines, { is_gnb_reordered }] = await Promise.all([orderedPipelines(ctx), findOrder(ctx.teamId)]);
  return { data: pipelines.map(({ id }) => id), is_gnb_reordered };
};
