import type { routingApi } from "@dure/domain/routing/api";
import type { Verb } from "../../platform/endpoint";
import { countSubmissions, findRouters } from "./router-store";
import { toRouterItem } from "./router-view";

export const listRouters: Verb<typeof routingApi.listRouters> = async (ctx) => {
  const routers = await findRouters(ctx.teamId);
  const counts = await Promise.all(routers.map(({ id }) => countSubmissions(ctx.teamId, id)));
  return { data: routers.map((router, place) => toRouterItem(router, counts[place] ?? 0)) };
};
