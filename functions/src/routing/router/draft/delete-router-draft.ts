import type { routingApi } from "@dure/domain/routing/api";
import type { Verb } from "../../../platform/http/endpoint";
import { transaction } from "../../../platform/transaction/transaction-store";
import { readRouter } from "../router-store";
import { readDraft, removeDraft } from "./router-draft-store";

/** A router without a draft stays as it is. */
export const deleteRouterDraft: Verb<typeof routingApi.deleteRouterDraft> = (ctx, { params: { id } }) =>
  transaction(ctx, async (tx) => {
    await readRouter(tx, ctx.teamId, id);
    const before = await readDraft(tx, ctx.teamId, id);
    if (!before) return { answer: undefined, event: [] };
    removeDraft(tx, ctx.teamId, id);
    return { answer: undefined, event: { type: "router.draft-discarded", before, after: null } };
  });
