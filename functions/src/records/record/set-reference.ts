import type { recordsApi } from "@dure/domain/records/api";
import { setRecordReference } from "@dure/domain/records/record/references";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { saveChangedRecord } from "./save-changed-record";
import { getVisible } from "./visible-record";

export const setReference: Verb<typeof recordsApi.setReference> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getVisible(tx, ctx, params.entityId, params.recordId);
    const fields = await getFields(tx, ctx.teamId, before.kind);
    const after = setRecordReference(before, params.refEntityId, body.value?.id ?? null, fields, ctx.actor, ctx.now);
    const seen = { fieldId: params.refEntityId, value: body.before };
    return saveChangedRecord(tx, ctx, before, after, fields, seen);
  });
