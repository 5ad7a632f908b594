import type { recordsApi } from "@dure/domain/records/api";
import { toLegacyLead, wantsLegacyShape } from "@dure/domain/records/incoming/legacy-lead";
import { singleRecord } from "@dure/domain/records/record/single-record";
import type { Verb } from "../../platform/http/endpoint";
import { submissionsOf } from "../../forms/submission/list-form-submissions";
import { readCurrent } from "../merge/read-current";
import { readReferencedRecordsNow } from "./referenced-records-store";

/** Reads a single record. Older clients get a lead or deal in the older shape. */
export const readRecord: Verb<typeof recordsApi.readRecord> = async (ctx, { params, query }) => {
  const record = await readCurrent(ctx, params.entityId, params.recordId);
  const single = singleRecord(record, await readReferencedRecordsNow(ctx.teamId, [record]));
  if (record.kind !== "lead" || !wantsLegacyShape(query.version)) return single;
  return toLegacyLead(single, await submissionsOf(ctx, record.id));
};
