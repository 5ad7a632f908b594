import type { recordsApi } from "@dure/domain/records/api";
import { assertOwnView, viewHead } from "@dure/domain/records/view/view";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getView, removeView } from "./view-store";

/** Pins and home settings that refer to the view stay behind and are ignored. */
export const deleteView: Verb<typeof recordsApi.deleteView> = (ctx, { params: { entityId, id } }) =>
  transaction(ctx, async (tx) => {
    const before = assertOwnView(await getView(tx, ctx.teamId, entityId, id), ctx.actor.id);
    removeView(tx, ctx.teamId, id);
    return { answer: undefined, event: { type: "view.deleted", before: viewHead(before), after: null } };
  });
