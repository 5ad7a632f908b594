import type { routingApi } from "@dure/domain/routing/api";
import { toWorkflowItem } from "@dure/domain/routing/change-workflow";
import { setStatus } from "@dure/domain/routing/save-router";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { countSubmissions, readRouter, saveRouter } from "../router/router-store";

/** Lets a router take no more submissions, whatever is wrong with it. */
export const deactivateWorkflow: Verb<typeof routingApi.deactivateWorkflow> = async (ctx, { params: { id } }) => {
  const router = await transaction(ctx, async (tx) => {
    const before = await readRouter(tx, ctx.teamId, id);
    const after = setStatus(before, "inactive", ctx.actor.id, ctx.now);
    if (after === before) return { answer: after, event: [] };
    saveRouter(tx, ctx.teamId, after);
    return { answer: after, event: { type: "router.changed", before, after } };
  });
  return toWorkflowItem(router, await countSubmissions(ctx.teamId, id));
};
