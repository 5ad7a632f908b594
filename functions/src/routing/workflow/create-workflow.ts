import { randomUUID } from "node:crypto";
import type { routingApi } from "@dure/domain/routing/api";
import { newRouter } from "@dure/domain/routing/router/router";
import { makeRouter } from "@dure/domain/routing/router/save-router";
import { routingTexts } from "@dure/domain/routing/texts";
import { toWorkflow } from "@dure/domain/routing/workflow/change-workflow";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { saveRouterChange } from "../router/save-router-change";

/** Creates a router with a default form only. */
export const createWorkflow: Verb<typeof routingApi.createWorkflow> = async (ctx, { params: { id }, body }) => {
  const router = await saveRouterChange(ctx, id, {
    change: () => {
      throw new AppError("CONFLICT", routingTexts.linkTaken);
    },
    make: () => makeRouter(id, newRouter(body.form_type, body.name, randomUUID(), ctx.locale), ctx.actor.id, ctx.now),
  });
  return toWorkflow(router, 0);
};
