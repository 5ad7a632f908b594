import type { recordsApi } from "@dure/domain/records/api";
import { newCustomField } from "@dure/domain/records/field/change-field-definition";
import { fieldOfCustom } from "@dure/domain/records/field/custom-field";
import { kindOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertDefaultMember } from "./assert-default-member";
import { fieldMaker } from "./field-maker";
import { getFields, saveField } from "./field-store";

/** Concurrent creations conflict on the version of the kind's fields, so the second one sees the first one's name. */
export const createField: Verb<typeof recordsApi.createField> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const set = await getFields(tx, ctx.teamId, kindOf(params.entityId));
    const field = newCustomField(body, set, fieldMaker(ctx));
    await assertDefaultMember(tx, ctx.teamId, field);
    saveField(tx, ctx.teamId, set, field);
    return { answer: fieldOfCustom(field), event: { type: "field.created", before: null, after: field } };
  });

export const createDealField: Verb<typeof recordsApi.createDealField> = (ctx, input) =>
  createField(ctx, { ...input, params: { entityId: "deal" } });
