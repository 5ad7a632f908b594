import type { recordsApi } from "@dure/domain/records/api";
import type { RecordsEvent } from "@dure/domain/records/events";
import { entityOf, RecordKind } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getSelectedRecords } from "../bulk/selected-records-store";
import { getFields } from "../field/field-store";
import { writeRecords } from "../record/write-records";
import { getSamples, saveSamples } from "./sample-store";

/** Deletes the sample records that nobody has deleted yet, changed or not. They can be restored like any other. */
export const removeSampleData: Verb<typeof recordsApi.removeSampleData> = (ctx) =>
  transaction(ctx, async (tx) => {
    const { teamId, now } = ctx;
    const samples = await getSamples(tx, teamId);
    if (!samples) return { answer: { removed: 0 }, event: [] };
    const found = await Promise.all(
      RecordKind.options.map((kind) => getSelectedRecords(tx, teamId, kind, samples.record_ids)),
    );
    const records = found.flat().filter((record) => record !== undefined);
    const fields = await Promise.all(RecordKind.options.map((kind) => getFields(tx, teamId, kind)));
    await writeRecords(
      tx,
      teamId,
      records.map((before) => ({ before, after: null })),
      fields,
      now,
    );
    saveSamples(tx, teamId, null);
    const removed = records.map(
      (before): RecordsEvent => ({ type: `${entityOf(before)}.deleted`, before, after: null }),
    );
    const event: RecordsEvent = { type: "sample-data.deleted", before: { id: "current" }, after: null };
    return { answer: { removed: records.length }, event: [event, ...removed] };
  });
