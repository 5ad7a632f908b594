import type { routingApi } from "@dure/domain/routing/api";
import { toWorkflowItem } from "@dure/domain/routing/change-workflow";
import { setStatus } from "@dure/domain/routing/save-router";
import type { Verb } from "../../platform/endpoint";
import { changeKnownRouter } from "../router/keep-router";
import { countSubmissions } from "../router/router-store";

/** Lets a router take submissions, once nothing of it is wrong or unfinished. */
export const activateWorkflow: Verb<typeof routingApi.activateWorkflow> = async (ctx, { params: { id } }) => {
  const router = await changeKnownRouter(ctx, id, (before) => setStatus(before, "active", ctx.actor.id, ctx.now));
  return toWorkflowItem(router, await countSubmissions(ctx.teamId, id));
};
