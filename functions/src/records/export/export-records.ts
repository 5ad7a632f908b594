import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { toRecordQuery } from "../record/to-record-query";
import { streamRecords } from "./stream-records";

/** Streams a filtered list, or what is selected of it, as a file. */
export const exportRecords: Verb<typeof recordsApi.exportRecords> = (ctx, { params: { entityId }, query, body }) =>
  streamRecords(ctx, {
    ...{ entityId, format: query.format, asked: body },
    ...(body.columns && { columns: body.columns }),
    query: { ...toRecordQuery(ctx, { entityId, ...body }), among: body.ids },
  });
