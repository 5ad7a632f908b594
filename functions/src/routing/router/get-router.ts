import type { routingApi } from "@dure/domain/routing/api";
import type { Verb } from "../../platform/http/endpoint";
import { getStoredRouter } from "./router-store";
import { toRouterView } from "./router-view";

export const getRouter: Verb<typeof routingApi.getRouter> = async (ctx, { params }) =>
  toRouterView(ctx, await getStoredRouter(ctx.teamId, params.id));
