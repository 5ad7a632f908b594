import type { routingApi } from "@dure/domain/routing/api";
import { setStatus } from "@dure/domain/routing/router/save-router";
import { toWorkflowItem } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { countSubmissions } from "../router/router-store";
import { changeWithoutValidation } from "../router/save-router-change";

/** Deactivates a router, even if it has problems. */
export const deactivateWorkflow: Verb<typeof routingApi.deactivateWorkflow> = async (ctx, { params: { id } }) => {
  const router = await changeWithoutValidation(ctx, id, (before) =>
    setStatus(before, "inactive", ctx.actor.id, ctx.now),
  );
  return toWorkflowItem(router, await countSubmissions(ctx.teamId, id));
};
