import type { recordsApi } from "@dure/domain/records/api";
import { backToLead } from "@dure/domain/records/pipeline-move";
import { viewOf } from "@dure/domain/records/record-view";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { getLeads, saveRecord } from "../record/record-store";
import { readReferred } from "../record/referred-store";
import { getPipeline } from "./pipeline-store";

export const deallocateLeads: Verb<typeof recordsApi.deallocateLeads> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const [pipeline, deals] = await Promise.all([
      getPipeline(tx, ctx.teamId, params.id),
      getLeads(tx, ctx.teamId, body.lead_ids),
    ]);
    const event = deals.map((deal) => backToLead(deal, pipeline.id, ctx.actor, ctx.now));
    const after = event.map((move) => move.after);
    const referred = await readReferred(tx, ctx.teamId, after);
    for (const record of after) saveRecord(tx, ctx.teamId, record);
    return { answer: { data: after.map((record) => viewOf(record, referred)) }, event };
  });
