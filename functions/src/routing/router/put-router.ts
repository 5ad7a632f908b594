import { randomUUID } from "node:crypto";
import type { routingApi } from "@dure/domain/routing/api";
import { fromInput } from "@dure/domain/routing/router/router";
import { changeRouter, makeRouter } from "@dure/domain/routing/router/save-router";
import type { Verb } from "../../platform/http/endpoint";
import { toRouterView } from "./router-view";
import { saveRouterChange } from "./save-router-change";

/** Saves a whole router: creates it under a client-made id, or replaces it. */
export const putRouter: Verb<typeof routingApi.putRouter> = async (ctx, { params: { id }, query, body }) => {
  const given = fromInput(body, randomUUID());
  const router = await saveRouterChange(ctx, id, {
    change: (before) => changeRouter(before, given, ctx.actor.id, { now: ctx.now, basedOn: query.based_on }),
    seenDraft: query.draft,
    make: () => makeRouter(id, given, ctx.actor.id, ctx.now),
  });
  return toRouterView(ctx, router);
};
