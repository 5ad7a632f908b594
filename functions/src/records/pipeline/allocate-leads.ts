import type { recordsApi } from "@dure/domain/records/api";
import { moveToStage } from "@dure/domain/records/pipeline-move";
import { viewOf } from "@dure/domain/records/record-view";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { getLeads, saveRecord } from "../record/record-store";
import { readReferred } from "../record/referred-store";
import { getPipeline } from "./pipeline-store";

export const allocateLeads: Verb<typeof recordsApi.allocateLeads> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const [pipeline, records] = await Promise.all([
      getPipeline(tx, ctx.teamId, params.id),
      getLeads(tx, ctx.teamId, body.lead_ids),
    ]);
    const moves = records.map((record) => moveToStage(record, pipeline, body.stage_id, ctx.actor, ctx.now));
    const after = records.map((record, index) => moves[index]?.after ?? record);
    const referred = await readReferred(tx, ctx.teamId, after);
    const event = moves.filter((move) => move !== undefined);
    for (const move of event) saveRecord(tx, ctx.teamId, move.after);
    return { answer: { data: after.map((record) => viewOf(record, referred)) }, event };
  });
