import type { routingApi } from "@dure/domain/routing/api";
import { changeRouter } from "@dure/domain/routing/router/save-router";
import { toWorkflowItem } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { countSubmissions } from "../router/router-store";
import { changeWithoutValidation } from "../router/save-router-change";

export const renameWorkflow: Verb<typeof routingApi.renameWorkflow> = async (ctx, { params: { id }, body }) => {
  const router = await changeWithoutValidation(ctx, id, (before) =>
    changeRouter(before, { ...before, title: body.name }, ctx.actor.id, ctx),
  );
  return toWorkflowItem(router, await countSubmissions(ctx.teamId, id));
};
