import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ViewPreferences } from "@dure/domain/records/view/view-preferences";
import type { Context } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getPreferences, savePreferences } from "./view-preferences-store";

type Change = (before: ViewPreferences, tx: Tx) => ViewPreferences | Promise<ViewPreferences>;

/** Changes the caller's own preferences; no event is emitted. Concurrent changes are both kept. */
export const changePreferences = (ctx: Context, entityId: ListEntityId, change: Change): Promise<ViewPreferences> =>
  transaction(ctx, async (tx) => {
    const after = await change(await getPreferences(tx, ctx.teamId, ctx.actor.id, entityId), tx);
    savePreferences(tx, ctx.teamId, ctx.actor.id, entityId, after);
    return { answer: after, event: [] };
  });
