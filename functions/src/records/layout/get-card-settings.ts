import type { recordsApi } from "@dure/domain/records/api";
import { fieldsOf } from "@dure/domain/records/field/built-in-fields";
import { arrangeCard } from "@dure/domain/records/layout/card-settings";
import { kindOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { readFields } from "../field/field-store";
import { getRecordType } from "../pipeline/list-record-types";
import { readLayout } from "./layout-store";

export const getCardSettings: Verb<typeof recordsApi.getCardSettings> = async (ctx, { params }) => {
  const { entityId, id } = params;
  await getRecordType(ctx, { params });
  const [{ cards, version }, set] = await Promise.all([
    readLayout(ctx.teamId, id),
    readFields(ctx.teamId, kindOf(entityId)),
  ]);
  return { ...arrangeCard(entityId, cards, fieldsOf(entityId, set, ctx.locale)), version };
};
