import type { routingApi } from "@dure/domain/routing/api";
import { changeRouter } from "@dure/domain/routing/router/save-router";
import { changeWorkflow as change, toWorkflow } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { countSubmissions } from "../router/router-store";
import { replaceExistingRouter } from "../router/save-router-change";

export const changeWorkflow: Verb<typeof routingApi.changeWorkflow> = async (ctx, { params: { id }, body }) => {
  const router = await replaceExistingRouter(ctx, id, (before) =>
    changeRouter(before, change(before, body), ctx.actor.id, ctx),
  );
  return toWorkflow(router, await countSubmissions(ctx.teamId, id));
};
