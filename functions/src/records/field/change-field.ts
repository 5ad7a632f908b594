import type { recordsApi } from "@dure/domain/records/api";
import type { RecordsEvent } from "@dure/domain/records/events";
import { changeDefinition } from "@dure/domain/records/field/change-definition";
import { type CustomField, type FieldSet, fieldOfCustom } from "@dure/domain/records/field/custom-field";
import type { Field } from "@dure/domain/records/field/field";
import { NAME_FIELDS } from "@dure/domain/records/field/fields";
import { changeSettings, findOwnField, settingsOf } from "@dure/domain/records/field/own-definition";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { assertDefaultMember } from "./assert-default-member";
import { definingBy } from "./defining";
import { getFields, saveField, saveSettings, settingsDocId } from "./field-store";

type Body = Parameters<Verb<typeof recordsApi.changeField>>[1]["body"];
type Changed = { answer: Field; event: RecordsEvent };

export const changeField: Verb<typeof recordsApi.changeField> = (ctx, { params, body }) =>
  transaction(ctx, async (tx): Promise<Changed> => {
    const set = await getFields(tx, ctx.teamId, kindOf(params.entityId));
    const custom = set.custom.find(({ id }) => id === params.fieldId);
    if (custom) return changeCustom(tx, ctx, custom, set, body);
    const own = findOwnField(params.entityId, params.fieldId, set, ctx.locale);
    if (own) return changeOwn(tx, ctx, params.entityId, own, set, body);
    throw new AppError("NOT_FOUND", recordsTexts.fieldNotFound, [params.fieldId]);
  });

export const changeCompanyNameField: Verb<typeof recordsApi.changeCompanyNameField> = (ctx, input) =>
  changeField(ctx, { ...input, params: { entityId: "company", fieldId: NAME_FIELDS.company } });

async function changeCustom(tx: Tx, ctx: Context, before: CustomField, set: FieldSet, body: Body): Promise<Changed> {
  const after = changeDefinition(before, body.field, body.transaction, set, definingBy(ctx));
  if (after.default_value !== before.default_value) await assertDefaultMember(tx, ctx.teamId, after);
  saveField(tx, ctx.teamId, set, after);
  return { answer: fieldOfCustom(after), event: { type: "field.changed", before, after } };
}

async function changeOwn(
  tx: Tx,
  ctx: Context,
  entityId: EntityId,
  field: Field,
  set: FieldSet,
  body: Body,
): Promise<Changed> {
  const before = settingsOf(set, field.id);
  const after = changeSettings(field, body.field, body.transaction, set);
  if (after.default_value !== before.default_value)
    await assertDefaultMember(tx, ctx.teamId, { type: field.type, default_value: after.default_value });
  saveSettings(tx, ctx.teamId, set, after);
  const standard = [...set.standard.filter(({ field_id }) => field_id !== field.id), after];
  const answer = findOwnField(entityId, field.id, { ...set, standard }, ctx.locale) ?? field;
  const id = settingsDocId(after);
  return { answer, event: { type: "field.changed", before: { ...before, id }, after: { ...after, id } } };
}
