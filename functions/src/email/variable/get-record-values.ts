import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readCurrent } from "../../records/merge/read-current";
import { valuesOfRecord } from "./values-of-record";

export const getRecordValues: Verb<typeof emailApi.getRecordValues> = async (ctx, { params }) => ({
  values: await valuesOfRecord(ctx, await readCurrent(ctx, params.entityId, params.recordId)),
});
