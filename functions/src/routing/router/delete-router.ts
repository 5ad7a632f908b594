import type { routingApi } from "@dure/domain/routing/api";
import { routingTexts } from "@dure/domain/routing/texts";
import { assertMayDelete } from "../../identity/user/assert-may-delete";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { removeDraft } from "./draft/router-draft-store";
import { readRouter, removeRouter } from "./router-store";

/**
 * The router's id stays reserved, so that published links never lead to another team's form.
 * @throws FORBIDDEN
 */
export const deleteRouter: Verb<typeof routingApi.deleteRouter> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readRouter(tx, ctx.teamId, params.id);
    await assertMayDelete(tx, ctx, before, routingTexts.routerOfOther);
    removeDraft(tx, ctx.teamId, before.id);
    removeRouter(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "router.deleted", before, after: null } };
  });
