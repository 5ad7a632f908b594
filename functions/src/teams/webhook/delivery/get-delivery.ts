import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../../platform/http/endpoint";
import { readDelivery } from "./delivery-store";

export const getDelivery: Verb<typeof teamsApi.getDelivery> = (ctx, { params }) =>
  readDelivery(ctx.teamId, params.id, params.deliveryId);
