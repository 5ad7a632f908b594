import type { emailApi } from "@dure/domain/email/api";
import { assertBasedOn } from "@dure/domain/shared/based-on";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readSendersIn, saveSenders } from "./senders-store";

export const setSenders: Verb<typeof emailApi.setSenders> = (ctx, { query, body }) =>
  transaction(ctx, async (tx) => {
    const before = await readSendersIn(tx, ctx.teamId);
    const after = { ...body, updated_at: ctx.now };
    assertBasedOn(before, after, query);
    saveSenders(tx, ctx.teamId, after);
    return {
      answer: after,
      event: { type: "senders.changed", before: { id: ctx.teamId, ...before }, after: { id: ctx.teamId, ...after } },
    };
  });
