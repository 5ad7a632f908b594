import type { recordsApi } from "@dure/domain/records/api";
import { renamePipeline as rename } from "@dure/domain/records/pipeline/change-pipeline";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertDealType } from "./assert-deal-type";
import { getPipeline, savePipeline } from "./pipeline-store";
import { assertTitleFree, releaseTitle, reserveTitle } from "./pipeline-title-store";

export const renamePipeline: Verb<typeof recordsApi.renamePipeline> = (ctx, { params, body }) => {
  assertDealType(params.id);
  return transaction(ctx, async (tx) => {
    const before = await getPipeline(tx, ctx.teamId, params.id);
    await assertTitleFree(tx, ctx.teamId, body.title, before.id);
    if (before.title === body.title) return { answer: before, event: [] };
    const after = rename(before, body.title, ctx.now);
    releaseTitle(tx, ctx.teamId, before.title);
    reserveTitle(tx, ctx.teamId, after.title, after.id);
    savePipeline(tx, ctx.teamId, after);
    return { answer: after, event: { type: "pipeline.changed", before, after } };
  });
};
