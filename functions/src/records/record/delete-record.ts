import type { recordsApi } from "@dure/domain/records/api";
import { entityOf } from "@dure/domain/records/entity";
import type { RecordsEvent } from "@dure/domain/records/events";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { freeName } from "./company-name-store";
import { getRecord, removeRecord } from "./record-store";

export const deleteRecord: Verb<typeof recordsApi.deleteRecord> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await getRecord(tx, ctx.teamId, params.entityId, params.recordId);
    removeRecord(tx, ctx.teamId, before, ctx.now);
    if (before.kind === "company") freeName(tx, ctx.teamId, before.name);
    const event: RecordsEvent = { type: `${entityOf(before)}.deleted`, before, after: null };
    return { answer: undefined, event };
  });
