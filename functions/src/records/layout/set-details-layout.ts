import type { recordsApi } from "@dure/domain/records/api";
import { checkLayout } from "@dure/domain/records/layout/arrange-layout";
import { layoutFields } from "@dure/domain/records/layout/default-layout";
import type { Verb } from "../../platform/http/endpoint";
import { changeLayout } from "./change-layout";

export const setDetailsLayout: Verb<typeof recordsApi.setDetailsLayout> = async (ctx, { params, body }) => {
  const { version: begun, ...given } = body;
  const { locale } = ctx;
  const { details, version } = await changeLayout(ctx, { ...params, version: begun }, ({ cards }, set) => ({
    details: checkLayout(given, { fields: layoutFields(params.entityId, set, locale), locale }),
    cards,
  }));
  return { ...given, ...details, version };
};
