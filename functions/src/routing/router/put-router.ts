import type { routingApi } from "@dure/domain/routing/api";
import { assertStorable, changeRouter, makeRouter } from "@dure/domain/routing/save-router";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/endpoint";
import { createLink, isLinkTaken } from "../../platform/link-store";
import { firstAnswerOr, transaction } from "../../platform/transaction-store";
import { assertAssignees } from "./assert-assignees";
import { findRouter, saveRouter } from "./router-store";
import { toRouterView } from "./router-view";

/**
 * Saves a router: a new one under an id that the client made, which the first who takes it has in any team, or the
 * whole of a known one. Sent again, it changes nothing.
 */
export const putRouter: Verb<typeof routingApi.putRouter> = (ctx, { params: { id }, body }) =>
  firstAnswerOr(ctx, async () => {
    assertStorable(body);
    return transaction(ctx, async (tx) => {
      const before = await findRouter(tx, ctx.teamId, id);
      if (!before && (await isLinkTaken(tx, id))) throw new AppError("CONFLICT", routingTexts.linkTaken);
      const after = before
        ? changeRouter(before, body, ctx.actor.id, ctx.now)
        : makeRouter(id, body, ctx.actor.id, ctx.now);
      if (after === before) return { answer: toRouterView(ctx, after), event: [] };
      await assertAssignees(tx, ctx.teamId, after);
      if (!before) createLink(tx, id, { team_id: ctx.teamId, kind: "router", id, page_id: id });
      saveRouter(tx, ctx.teamId, after);
      return {
        answer: toRouterView(ctx, after),
        event: before ? { type: "router.changed", before, after } : { type: "router.created", before: null, after },
      };
    });
  });
