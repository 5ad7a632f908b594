import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { readPreferences } from "./view-preferences-store";

export const getTableSetting: Verb<typeof recordsApi.getTableSetting> = async ({ teamId, actor }, { params }) => ({
  data: (await readPreferences(teamId, actor.id, params.entityId)).table,
});
