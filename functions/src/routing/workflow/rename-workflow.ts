import type { routingApi } from "@dure/domain/routing/api";
import { toWorkflowItem } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { countSubmissions } from "../router/router-store";
import { renameRouter } from "../router/save-router-change";

export const renameWorkflow: Verb<typeof routingApi.renameWorkflow> = async (ctx, { params: { id }, body }) => {
  const router = await renameRouter(ctx, id, body.name);
  return toWorkflowItem(router, await countSubmissions(ctx.teamId, id));
};
