import type { recordsApi } from "@dure/domain/records/api";
import { arrangeLayout } from "@dure/domain/records/layout/arrange-layout";
import { emptyLayout, layoutFields } from "@dure/domain/records/layout/default-layout";
import { kindOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { readFields } from "../field/field-store";
import { getRecordType } from "../pipeline/list-record-types";
import { readLayout } from "./layout-store";

export const getDetailsLayout: Verb<typeof recordsApi.getDetailsLayout> = async (ctx, { params }) => {
  const { entityId, id } = params;
  await getRecordType(ctx, { params });
  const [{ details, version }, set] = await Promise.all([
    readLayout(ctx.teamId, id),
    readFields(ctx.teamId, kindOf(entityId)),
  ]);
  const { locale } = ctx;
  const layout = details ?? emptyLayout(entityId, locale);
  return { ...arrangeLayout(layout, { fields: layoutFields(entityId, set, locale), locale }), version };
};
