import type { reportsApi } from "@dure/domain/reports/api";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { streamRecords } from "../../records/export/stream-records";
import type { ReadCampaignNames } from "../simulation/activity-query";
import { conversionRecords, generalRecords, type RawDataQuery } from "./raw-data-query";

/** Streams the records behind a general report as a file. */
export const exportGeneralRecords =
  (names: ReadCampaignNames): Verb<typeof reportsApi.exportGeneralRecords> =>
  async (ctx, { query, body }) =>
    fileOf(ctx, await generalRecords(ctx, body, names), query, body.column_order);

/** Streams the records behind a conversion as a file. */
export const exportConversionRecords: Verb<typeof reportsApi.exportConversionRecords> = async (ctx, { query, body }) =>
  fileOf(ctx, await conversionRecords(ctx, body), query, body.column_order);

/** Without a choice of columns the file has all fields, as other exports have. */
const fileOf = (
  ctx: Context,
  { entity, query, filters }: RawDataQuery,
  { format }: { format: "excel" | "csv" },
  order: readonly string[],
) =>
  streamRecords(ctx, {
    ...{ entityId: entity, format, query },
    asked: { filters, sorting: query.sorting },
    ...(order.length > 0 && { columns: [...new Set(order)] }),
  });
