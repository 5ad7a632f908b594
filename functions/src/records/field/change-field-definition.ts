import type { recordsApi } from "@dure/domain/records/api";
import type { RecordsEvent } from "@dure/domain/records/events";
import { NAME_FIELDS } from "@dure/domain/records/field/built-in-fields";
import { changeFieldDefinition as changeCustomField } from "@dure/domain/records/field/change-field-definition";
import { type CustomField, type FieldSet, fieldOfCustom } from "@dure/domain/records/field/custom-field";
import type { Field } from "@dure/domain/records/field/field";
import { changeStandardField, findBuiltInField, standardSettingsOf } from "@dure/domain/records/field/standard-field";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { assertDefaultMember } from "./assert-default-member";
import { fieldMaker } from "./field-maker";
import { getFields, saveField, saveSettings, settingsDocId } from "./field-store";

type Body = Parameters<Verb<typeof recordsApi.changeFieldDefinition>>[1]["body"];
type Changed = { answer: Field; event: RecordsEvent };

export const changeFieldDefinition: Verb<typeof recordsApi.changeFieldDefinition> = (ctx, { params, body }) =>
  transaction(ctx, async (tx): Promise<Changed> => {
    const set = await getFields(tx, ctx.teamId, kindOf(params.entityId));
    const custom = set.custom.find(({ id }) => id === params.fieldId);
    if (custom) return changeCustom(tx, ctx, custom, set, body);
    const builtIn = findBuiltInField(params.entityId, params.fieldId, set, ctx.locale);
    if (builtIn) return changeBuiltIn(tx, ctx, params.entityId, builtIn, set, body);
    throw new AppError("NOT_FOUND", recordsTexts.fieldNotFound, [params.fieldId]);
  });

export const changeCompanyNameDefinition: Verb<typeof recordsApi.changeCompanyNameDefinition> = (ctx, input) =>
  changeFieldDefinition(ctx, { ...input, params: { entityId: "company", fieldId: NAME_FIELDS.company } });

async function changeCustom(tx: Tx, ctx: Context, before: CustomField, set: FieldSet, body: Body): Promise<Changed> {
  const after = changeCustomField(before, body.field, body.transaction, set, fieldMaker(ctx));
  if (after.default_value !== before.default_value) await assertDefaultMember(tx, ctx.teamId, after);
  saveField(tx, ctx.teamId, set, after);
  return { answer: fieldOfCustom(after), event: { type: "field.changed", before, after } };
}

async function changeBuiltIn(
  tx: Tx,
  ctx: Context,
  entityId: EntityId,
  field: Field,
  set: FieldSet,
  body: Body,
): Promise<Changed> {
  const before = standardSettingsOf(set, field.id);
  const after = changeStandardField(field, body.field, body.transaction, set);
  if (after.default_value !== before.default_value)
    await assertDefaultMember(tx, ctx.teamId, { type: field.type, default_value: after.default_value });
  saveSettings(tx, ctx.teamId, set, after);
  const standard = [...set.standard.filter(({ field_id }) => field_id !== field.id), after];
  const answer = findBuiltInField(entityId, field.id, { ...set, standard }, ctx.locale) ?? field;
  const id = settingsDocId(after);
  return { answer, event: { type: "field.changed", before: { ...before, id }, after: { ...after, id } } };
}
