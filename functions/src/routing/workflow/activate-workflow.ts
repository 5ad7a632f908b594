import type { routingApi } from "@dure/domain/routing/api";
import { setStatus } from "@dure/domain/routing/router/save-router";
import { toWorkflowItem } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { changeKnownRouter } from "../router/keep-router";
import { countSubmissions } from "../router/router-store";

/** Lets a router take submissions, once nothing of it is wrong or unfinished. */
export const activateWorkflow: Verb<typeof routingApi.activateWorkflow> = async (ctx, { params: { id } }) => {
  const router = await changeKnownRouter(ctx, id, (before) => setStatus(before, "active", ctx.actor.id, ctx.now));
  return toWorkflowItem(router, await countSubmissions(ctx.teamId, id));
};
