import type { recordsApi } from "@dure/domain/records/api";
import { convertToDeal } from "@dure/domain/records/pipeline-move";
import { viewOf } from "@dure/domain/records/record-view";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { getFields } from "../field/field-store";
import { readReferred } from "../record/referred-store";
import { getVisible } from "../record/visible-record";
import { writeRecords } from "../record/write-records";
import { getPipeline } from "./pipeline-store";

export const convertLead: Verb<typeof recordsApi.convertLead> = (ctx, { body: { lead, deal } }) =>
  transaction(ctx, async (tx) => {
    const [record, pipeline, fields] = await Promise.all([
      getVisible(tx, ctx, "lead", lead.id),
      getPipeline(tx, ctx.teamId, deal.record_type_id),
      getFields(tx, ctx.teamId, "lead"),
    ]);
    const event = convertToDeal(record, pipeline, deal.stage_id, ctx.actor, ctx.now);
    const answer = viewOf(event.after, await readReferred(tx, ctx.teamId, [event.after]));
    await writeRecords(tx, ctx.teamId, [event], [fields], ctx.now);
    return { answer, event };
  });
