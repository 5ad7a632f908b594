import type { recordsApi } from "@dure/domain/records/api";
import { updateFieldValue as withFieldValue } from "@dure/domain/records/record/update-field-value";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { saveChangedRecord } from "./save-changed-record";
import { getVisible } from "./visible-record";

export const updateFieldValue: Verb<typeof recordsApi.updateFieldValue> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getVisible(tx, ctx, params.entityId, params.recordId);
    const fields = await getFields(tx, ctx.teamId, before.kind);
    const after = withFieldValue(before, params.fieldId, body.value, fields, ctx.actor, ctx.now);
    const seen = { fieldId: params.fieldId, value: body.before };
    return saveChangedRecord(tx, ctx, before, after, fields, seen);
  });
