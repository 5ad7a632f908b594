import type { recordsApi } from "@dure/domain/records/api";
import { kindOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { readFields } from "./field-store";
import { activeFor, archivedFor } from "./shown-fields";

export const listFields: Verb<typeof recordsApi.listFields> = async (ctx, { params: { entityId } }) => {
  const fields = await readFields(ctx.teamId, kindOf(entityId));
  return { data: { active: await activeFor(ctx, entityId, fields), archived: archivedFor(ctx, fields) } };
};
