import { type ListedField, listedFields } from "@dure/domain/records/filter/listed-field";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { reportsApi } from "@dure/domain/reports/api";
import { rawDataColumns } from "@dure/domain/reports/raw-data/raw-data-columns";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readCatalog } from "../../records/field/read-catalog";
import { orderedPipelines } from "../../records/pipeline/list-pipelines";
import { listPage } from "../../records/read-model/query/list-page";
import { toRecordQuery } from "../../records/record/to-record-query";
import type { ReadCampaignNames } from "../simulation/activity-query";
import { conversionRecords, generalRecords, type RawDataQuery } from "./raw-data-query";

/** A page of the records behind a general report. */
export const listGeneralRecords =
  (names: ReadCampaignNames): Verb<typeof reportsApi.listGeneralRecords> =>
  async (ctx, { query, body }) =>
    pageOf(ctx, await generalRecords(ctx, body, names), query, body.column_order);

/** A page of the records behind a conversion. */
export const listConversionRecords: Verb<typeof reportsApi.listConversionRecords> = async (ctx, { query, body }) =>
  pageOf(ctx, await conversionRecords(ctx, body), query, body.column_order);

type Page = { cursor?: string | undefined; offset?: number | undefined; page_count: number };

async function pageOf(
  ctx: Context,
  { entity, query }: RawDataQuery,
  { cursor, offset, page_count: limit }: Page,
  order: readonly string[],
) {
  const columns = rawDataColumns(await listedFor(ctx, entity), entity, order);
  const refer = (["company", "contact"] as const).filter((kind) =>
    columns.some(({ identifier }) => identifier.startsWith(`${kind}:`)),
  );
  const page = await listPage(ctx.teamId, {
    ...query,
    cursor,
    offset,
    limit,
    refer: refer.length > 0 ? refer : undefined,
  });
  return { ...page, columns };
}

async function listedFor(ctx: Context, entity: ListEntityId): Promise<Record<string, ListedField[]>> {
  const [{ fields, catalog }, pipelines] = await Promise.all([readCatalog(ctx.teamId), orderedPipelines(ctx)]);
  const { likeSearch, masked } = toRecordQuery(ctx, { entityId: entity });
  return listedFields(entity, { fields, pipelines, catalog, likeSearch, masked, locale: ctx.locale });
}
