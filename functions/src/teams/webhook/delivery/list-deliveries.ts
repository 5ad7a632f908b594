import type { teamsApi } from "@dure/domain/teams/api";
import { viewDelivery } from "@dure/domain/teams/webhook/delivery";
import { Place } from "../../../platform/firestore/read-page-store";
import type { Verb } from "../../../platform/http/endpoint";
import { pageCursor } from "../../../platform/http/page-cursor";
import { readWebhook } from "../webhook-store";
import { listDeliveryDocs } from "./delivery-store";

const cursors = pageCursor("webhook-deliveries", Place);

export const listDeliveries: Verb<typeof teamsApi.listDeliveries> = async (ctx, { params, query }) => {
  const webhook = await readWebhook(ctx.teamId, params.id);
  const after = cursors.placeIn(ctx.teamId, query.cursor);
  const page = { state: query.state, after, limit: query.page_count };
  const { data, next } = await listDeliveryDocs(ctx.teamId, webhook.id, page);
  return { data: data.map(viewDelivery), ...cursors.pageEnd(ctx.teamId, next) };
};
