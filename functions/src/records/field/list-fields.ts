import type { recordsApi } from "@dure/domain/records/api";
import { fieldOfCustom } from "@dure/domain/records/custom-field";
import { kindOf } from "@dure/domain/records/entity";
import { fieldsOf } from "@dure/domain/records/fields";
import type { Verb } from "../../platform/endpoint";
import { readFields } from "./field-store";

export const listFields: Verb<typeof recordsApi.listFields> = async (ctx, { params: { entityId } }) => {
  const fields = await readFields(ctx.teamId, kindOf(entityId));
  const archived = fields.custom.filter(({ archived_at }) => archived_at !== null).map(fieldOfCustom);
  return { data: { active: fieldsOf(entityId, fields, ctx.locale), archived } };
};
