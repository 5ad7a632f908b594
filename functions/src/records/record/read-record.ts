import type { recordsApi } from "@dure/domain/records/api";
import { asksForOlder, olderLead } from "@dure/domain/records/incoming/older-lead";
import { singleRecord } from "@dure/domain/records/record/single-record";
import type { Verb } from "../../platform/http/endpoint";
import { submissionsOf } from "../form-submission/list-form-submissions";
import { readCurrent } from "../merge/read-current";
import { readReferredNow } from "./referred-store";

/** A record by itself; a lead or deal in the older shape for clients that were written for it. */
export const readRecord: Verb<typeof recordsApi.readRecord> = async (ctx, { params, query }) => {
  const record = await readCurrent(ctx, params.entityId, params.recordId);
  const single = singleRecord(record, await readReferredNow(ctx.teamId, [record]));
  if (record.kind !== "lead" || !asksForOlder(query.version)) return single;
  return olderLead(single, await submissionsOf(ctx, record.id));
};
