import type { recordsApi } from "@dure/domain/records/api";
import { moveToStage } from "@dure/domain/records/pipeline/move-deal";
import { assertReadyForStage } from "@dure/domain/records/pipeline/required-at-stage";
import { viewOf } from "@dure/domain/records/record/record-view";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { getVisibleLeads } from "../record/visible-record";
import { writeRecords } from "../record/write-records";
import { getPipeline } from "./pipeline-store";

export const allocateLeads: Verb<typeof recordsApi.allocateLeads> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const [pipeline, records, fields] = await Promise.all([
      getPipeline(tx, ctx.teamId, params.id),
      getVisibleLeads(tx, ctx, body.lead_ids),
      getFields(tx, ctx.teamId, "lead"),
    ]);
    const moves = records.map((record) => moveToStage(record, pipeline, body.stage_id, ctx.actor, ctx.now));
    for (const move of moves) if (move) assertReadyForStage(move, pipeline, fields);
    const after = records.map((record, index) => moves[index]?.after ?? record);
    const referred = await readReferencedRecords(tx, ctx.teamId, after);
    const event = moves.filter((move) => move !== undefined);
    await writeRecords(tx, ctx.teamId, event, [fields], ctx.now);
    return { answer: { data: after.map((record) => viewOf(record, referred)) }, event };
  });
