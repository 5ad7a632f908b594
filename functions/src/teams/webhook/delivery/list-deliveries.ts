import type { teamsApi } from "@dure/domain/teams/api";
import { viewDelivery } from "@dure/domain/teams/webhook/delivery";
import type { Verb } from "../../../platform/http/endpoint";
import { readWebhook } from "../webhook-store";
import { listDeliveryDocs } from "./delivery-store";

export const listDeliveries: Verb<typeof teamsApi.listDeliveries> = async (ctx, { params, query }) => {
  const webhook = await readWebhook(ctx.teamId, params.id);
  const page = { state: query.state, cursor: query.cursor, limit: query.page_count };
  const { data, cursor } = await listDeliveryDocs(ctx.teamId, webhook.id, page);
  return { data: data.map(viewDelivery), cursor, is_last: cursor === null };
};
