import type { recordsApi } from "@dure/domain/records/api";
import { fieldsOf } from "@dure/domain/records/field/built-in-fields";
import { checkCard } from "@dure/domain/records/layout/card-settings";
import type { Verb } from "../../platform/http/endpoint";
import { changeLayout } from "./change-layout";

export const setCardSettings: Verb<typeof recordsApi.setCardSettings> = async (ctx, { params, body }) => {
  const { version: begun, ...given } = body;
  const { cards, version } = await changeLayout(ctx, { ...params, version: begun }, ({ details }, set) => ({
    details,
    cards: checkCard(params.entityId, given, fieldsOf(params.entityId, set, ctx.locale)),
  }));
  return { ...given, ...cards, version };
};
