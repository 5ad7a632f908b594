import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { shownFields } from "./shown-fields";

export const listActiveFields: Verb<typeof recordsApi.listActiveFields> = async (ctx, { params }) => ({
  data: await shownFields(ctx, params.entityId),
});
