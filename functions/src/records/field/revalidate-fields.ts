import type { recordsApi } from "@dure/domain/records/api";
import { ENTITIES, kindOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { invalidateFields } from "./field-store";

/** Leads and deals share their fields: a change of either revalidates both (docs/product/records-fields.md#calls). */
export const revalidateFields: Verb<typeof recordsApi.revalidateFields> = async (ctx, { body }) => {
  const kind = kindOf(body.entityId);
  invalidateFields(ctx.teamId, kind);
  return { data: ENTITIES.filter((entityId) => kindOf(entityId) === kind) };
};
