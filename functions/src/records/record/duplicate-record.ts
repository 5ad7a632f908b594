import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import type { RecordsEvent } from "@dure/domain/records/events";
import { duplicateRecord as decide } from "@dure/domain/records/record/duplicate-record";
import { entityOf } from "@dure/domain/records/record/entity";
import { viewOf } from "@dure/domain/records/record/record-view";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { readReferencedRecords } from "./referenced-records-store";
import { assertUnblurred } from "./router-blur";
import { getVisible } from "./visible-record";
import { writeRecords } from "./write-records";

/** References are copied without checks: an assignee who left the team stays the assignee, as on the original. */
export const duplicateRecord: Verb<typeof recordsApi.duplicateRecord> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const { teamId, actor: editor, now, locale } = ctx;
    const record = await getVisible(tx, ctx, params.entityId, params.id);
    assertUnblurred(ctx, [record]);
    const [fields, referred] = await Promise.all([
      getFields(tx, teamId, record.kind),
      readReferencedRecords(tx, teamId, [record]),
    ]);
    const after = decide(record, fields, { id: randomUUID(), editor, now }, locale);
    await writeRecords(tx, teamId, [{ before: null, after }], [fields], now);
    const event: RecordsEvent = { type: `${entityOf(after)}.created`, before: null, after };
    return { answer: viewOf(after, referred), event };
  });
