import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { readCatalog } from "../field/read-catalog";
import { assertFilter } from "./assert-filter";
import { changePreferences } from "./change-preferences";

export const setTableSetting: Verb<typeof recordsApi.setTableSetting> = async (ctx, { params: { entityId }, body }) => {
  if (body.filter || body.sorting) assertFilter(ctx, entityId, body, (await readCatalog(ctx.teamId)).catalog);
  await changePreferences(ctx, entityId, (before) => ({ ...before, table: body }));
  return { data: body };
};
