import type { recordsApi } from "@dure/domain/records/api";
import { refer } from "@dure/domain/records/references";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { keepChanged } from "./keep-changed";
import { getRecord } from "./record-store";

export const setReference: Verb<typeof recordsApi.setReference> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getRecord(tx, ctx.teamId, params.entityId, params.recordId);
    const after = refer(before, params.refEntityId, body.value?.id ?? null, ctx.actor, ctx.now);
    return keepChanged(tx, ctx.teamId, before, after);
  });
