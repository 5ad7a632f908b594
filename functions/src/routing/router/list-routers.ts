import type { routingApi } from "@dure/domain/routing/api";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { monthQuota } from "../submission/count-month";
import { countSubmissions, findRouters } from "./router-store";
import { toRouterItem } from "./router-view";

export const listRouters: Verb<typeof routingApi.listRouters> = async (ctx) => {
  const [routers, quota] = await Promise.all([
    findRouters(ctx.teamId),
    monthQuota({ teamId: ctx.teamId, ...callerOf(ctx) }, ctx.now),
  ]);
  const counts = await Promise.all(routers.map(({ id }) => countSubmissions(ctx.teamId, id)));
  return { data: routers.map((router, place) => toRouterItem(router, counts[place] ?? 0)), quota };
};
