import type { routingApi } from "@dure/domain/routing/api";
import { toWorkflowItem } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { countSubmissions, findRouters } from "../router/router-store";

export const listWorkflows: Verb<typeof routingApi.listWorkflows> = async (ctx) => {
  const routers = await findRouters(ctx.teamId);
  const counts = await Promise.all(routers.map(({ id }) => countSubmissions(ctx.teamId, id)));
  return { data: routers.map((router, place) => toWorkflowItem(router, counts[place] ?? 0)) };
};
