import type { recordsApi } from "@dure/domain/records/api";
import { orderPins as ordered } from "@dure/domain/records/view/view-preferences";
import type { Verb } from "../../platform/http/endpoint";
import { changePreferences } from "./change-preferences";

export const orderPins: Verb<typeof recordsApi.orderPins> = async (ctx, { params, body }) => {
  const { pins } = await changePreferences(ctx, params.entityId, (before) => ordered(before, body));
  return { data: pins };
};
