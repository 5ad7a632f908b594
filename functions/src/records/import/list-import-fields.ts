import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { readSetting } from "./import-setting";
import { readMapping } from "./import-store";

export const listImportFields: Verb<typeof recordsApi.listImportFields> = async (ctx, input) => {
  const [{ fields }, remembered] = await Promise.all([
    readSetting(ctx, input),
    readMapping(ctx.teamId, ctx.actor.id, input.params.entityId),
  ]);
  const idOf = (full: string | null) =>
    fields.find((field) => `${field.entity}:${field.field_id}` === full)?.id ?? null;
  return {
    data: fields,
    remembered: Object.fromEntries(Object.entries(remembered).map(([header, full]) => [header, idOf(full)])),
  };
};
