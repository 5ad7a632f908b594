import type { recordsApi } from "@dure/domain/records/api";
import { toLegacyLead, wantsLegacyShape } from "@dure/domain/records/incoming/legacy-lead";
import { singleRecord } from "@dure/domain/records/record/single-record";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readCurrent } from "../merge/read-current";
import { findReferencedRecords } from "./referenced-records-store";

/** Reads what was submitted when a lead or deal was created. The forms area implements it. */
export type ReadSubmissions = (
  ctx: Context,
  recordId: string,
) => Promise<readonly { answers: readonly { label: string; value: string }[] }[]>;

/** A record by itself; a lead or deal in the older shape for clients that were written for it. */
export const readRecord =
  (readSubmissions: ReadSubmissions): Verb<typeof recordsApi.readRecord> =>
  async (ctx, { params, query }) => {
    const record = await readCurrent(ctx, params.entityId, params.recordId);
    const single = singleRecord(record, await findReferencedRecords(ctx.teamId, [record]));
    if (record.kind !== "lead" || !wantsLegacyShape(query.version)) return single;
    return toLegacyLead(single, await readSubmissions(ctx, record.id));
  };
