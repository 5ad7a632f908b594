import type { recordsApi } from "@dure/domain/records/api";
import { changeField } from "@dure/domain/records/record/change-field";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { keepChanged } from "./keep-changed";
import { getVisible } from "./visible-record";

export const updateField: Verb<typeof recordsApi.updateField> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getVisible(tx, ctx, params.entityId, params.recordId);
    const fields = await getFields(tx, ctx.teamId, before.kind);
    const after = changeField(before, params.fieldId, body.value, fields, ctx.actor, ctx.now);
    return keepChanged(tx, ctx.teamId, before, after, fields);
  });
