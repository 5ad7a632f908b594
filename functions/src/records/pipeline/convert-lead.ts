import type { recordsApi } from "@dure/domain/records/api";
import { convertToDeal } from "@dure/domain/records/pipeline-move";
import { viewOf } from "@dure/domain/records/record-view";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { getRecord, saveRecord } from "../record/record-store";
import { readReferred } from "../record/referred-store";
import { getPipeline } from "./pipeline-store";

export const convertLead: Verb<typeof recordsApi.convertLead> = (ctx, { body: { lead, deal } }) =>
  transaction(ctx, async (tx) => {
    const [record, pipeline] = await Promise.all([
      getRecord(tx, ctx.teamId, "lead", lead.id),
      getPipeline(tx, ctx.teamId, deal.record_type_id),
    ]);
    const event = convertToDeal(record, pipeline, deal.stage_id, ctx.actor, ctx.now);
    const answer = viewOf(event.after, await readReferred(tx, ctx.teamId, [event.after]));
    saveRecord(tx, ctx.teamId, event.after);
    return { answer, event };
  });
