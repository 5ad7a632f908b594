import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { convertToDeal } from "@dure/domain/records/pipeline/move-deal";
import { assertReadyForStage } from "@dure/domain/records/pipeline/required-at-stage";
import { newDeal } from "@dure/domain/records/record/new-record";
import type { CreateLead, RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { createRecord } from "../record/save-new-record";
import { getVisible } from "../record/visible-record";
import { writeRecords } from "../record/write-records";
import { getPipeline } from "./pipeline-store";

type Place = { record_type_id: string; stage_id?: string | undefined };

/**
 * "Convert / create deal" (docs/product/records-pipelines.md#conversions): turns the given lead into a deal, or creates
 * a new deal.
 */
export const convertLead: Verb<typeof recordsApi.convertLead> = (ctx, { body: { lead, deal } }) =>
  "id" in lead ? convert(ctx, lead.id, deal) : create(ctx, lead, deal);

const create = (ctx: Context, values: CreateLead, deal: Place): Promise<RecordView> =>
  createRecord(ctx, "lead", async (fields, tx) => {
    const pipeline = await getPipeline(tx, ctx.teamId, deal.record_type_id);
    const making = { id: randomUUID(), editor: ctx.actor, now: ctx.now };
    const made = newDeal({ ...values, stage_id: deal.stage_id ?? "" }, pipeline, fields, making);
    return assertReadyForStage({ before: null, after: made }, pipeline, fields);
  });

const convert = (ctx: Context, leadId: string, deal: Place): Promise<RecordView> =>
  transaction(ctx, async (tx) => {
    const [record, pipeline, fields] = await Promise.all([
      getVisible(tx, ctx, "lead", leadId),
      getPipeline(tx, ctx.teamId, deal.record_type_id),
      getFields(tx, ctx.teamId, "lead"),
    ]);
    const event = convertToDeal(record, pipeline, deal.stage_id, ctx.actor, ctx.now);
    assertReadyForStage(event, pipeline, fields);
    const answer = viewOf(event.after, await readReferencedRecords(tx, ctx.teamId, [event.after]));
    await writeRecords(tx, ctx.teamId, [event], [fields], ctx.now);
    return { answer, event };
  });
