import type { recordsApi } from "@dure/domain/records/api";
import { isBuiltInField } from "@dure/domain/records/field/built-in-fields";
import { toggleField as toggle } from "@dure/domain/records/field/change-field-definition";
import { fieldOfCustom } from "@dure/domain/records/field/custom-field";
import { fieldTexts } from "@dure/domain/records/field/texts";
import { kindOf } from "@dure/domain/records/record/entity";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { fieldMaker } from "./field-maker";
import { getFields, saveField } from "./field-store";

/** Unique values stay taken while their field is archived, so that it can come back. */
export const toggleField: Verb<typeof recordsApi.toggleField> = (ctx, { params, query }) =>
  transaction(ctx, async (tx) => {
    const set = await getFields(tx, ctx.teamId, kindOf(params.entityId));
    const before = set.custom.find(({ id }) => id === params.fieldId);
    if (!before) throw refusal(isBuiltInField(params.entityId, params.fieldId));
    const after = toggle(before, query.active, set, fieldMaker(ctx));
    if (after === before) return { answer: fieldOfCustom(before), event: [] };
    saveField(tx, ctx.teamId, set, after);
    const type = query.active ? "field.restored" : "field.archived";
    return { answer: fieldOfCustom(after), event: { type, before, after } };
  });

const refusal = (isBuiltIn: boolean) =>
  isBuiltIn
    ? new AppError("NOT_ACCEPTABLE", fieldTexts.onlyCustomArchived)
    : new AppError("NOT_FOUND", recordsTexts.fieldNotFound);
