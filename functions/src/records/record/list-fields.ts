import type { recordsApi } from "@dure/domain/records/api";
import { fieldsOf } from "@dure/domain/records/fields";
import type { Verb } from "../../platform/endpoint";

export const listFields: Verb<typeof recordsApi.listFields> = async (ctx, { params }) => ({
  data: { active: fieldsOf(params.entityId, ctx.locale), archived: [] },
});
