import type { routingApi } from "@dure/domain/routing/api";
import { setStatus } from "@dure/domain/routing/router/save-router";
import { toWorkflowItem } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { countSubmissions } from "../router/router-store";
import { changeExistingRouter } from "../router/save-router-change";

/** Activates a router if it has no problems and is finished. */
export const activateWorkflow: Verb<typeof routingApi.activateWorkflow> = async (ctx, { params: { id } }) => {
  const router = await changeExistingRouter(ctx, id, (before) => setStatus(before, "active", ctx.actor.id, ctx.now));
  return toWorkflowItem(router, await countSubmissions(ctx.teamId, id));
};
