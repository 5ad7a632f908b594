import type { recordsApi } from "@dure/domain/records/api";
import type { RecordsEvent } from "@dure/domain/records/events";
import { entityOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { getVisible } from "./visible-record";
import { writeRecords } from "./write-records";

export const deleteRecord: Verb<typeof recordsApi.deleteRecord> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await getVisible(tx, ctx, params.entityId, params.recordId);
    const fields = await getFields(tx, ctx.teamId, before.kind);
    await writeRecords(tx, ctx.teamId, [{ before, after: null }], [fields], ctx.now);
    const event: RecordsEvent = { type: `${entityOf(before)}.deleted`, before, after: null };
    return { answer: undefined, event };
  });
