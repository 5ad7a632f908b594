import type { recordsApi } from "@dure/domain/records/api";
import { movedFields, orderOf, reorderFields } from "@dure/domain/records/field/field-order";
import { kindOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields, saveAll } from "./field-store";
import { shownFields } from "./shown-fields";

export const orderFields: Verb<typeof recordsApi.orderFields> = async (ctx, { params, body }) => {
  const kind = kindOf(params.entityId);
  await transaction(ctx, async (tx) => {
    const set = await getFields(tx, ctx.teamId, kind);
    const before = { id: kind, order: orderOf(set) };
    const after = { id: kind, order: reorderFields(set, body) };
    if (before.order.join() === after.order.join()) return { answer: null, event: [] };
    saveAll(tx, ctx.teamId, set, movedFields(set, after.order));
    return { answer: null, event: { type: "field.reordered", before, after } };
  });
  return { data: await shownFields(ctx, params.entityId) };
};
