import { randomUUID } from "node:crypto";
import type { routingApi } from "@dure/domain/routing/api";
import { fromInput } from "@dure/domain/routing/router/router";
import type { RouterDraft } from "@dure/domain/routing/router/router-draft";
import { assertStorable } from "@dure/domain/routing/router/save-router";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { dequal } from "dequal/lite";
import type { Verb } from "../../../platform/http/endpoint";
import { transaction } from "../../../platform/transaction/transaction-store";
import { assertBanner } from "../assert-banner";
import { readRouter } from "../router-store";
import { readDraft, saveDraft } from "./router-draft-store";

/**
 * Saves changes that visitors don't get yet. Problems that prevent publishing are checked only on publishing.
 * @throws CONFLICT if somebody saved a newer draft, or published the router, since
 */
export const putRouterDraft: Verb<typeof routingApi.putRouterDraft> = (ctx, { params: { id }, query, body }) => {
  const given = fromInput(body, randomUUID());
  assertStorable(given);
  return transaction(ctx, async (tx) => {
    const { teamId } = ctx;
    const router = await readRouter(tx, teamId, id);
    const before = (await readDraft(tx, teamId, id)) ?? null;
    const newest = before?.updated_at ?? router.updated_at;
    if (before && dequal(before.body, given)) return { answer: before, event: [] };
    if (query.based_on !== undefined && query.based_on !== newest)
      throw new AppError("CONFLICT", routingTexts.routerSavedSince);
    await assertBanner(teamId, { ...router, ...given }, router);
    const after: RouterDraft = { id, body: given, updated_by: ctx.actor.id, updated_at: ctx.now };
    saveDraft(tx, teamId, after);
    return { answer: after, event: { type: "router.drafted", before, after } };
  });
};
