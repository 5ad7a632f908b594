import type { recordsApi } from "@dure/domain/records/api";
import { removablePipeline } from "@dure/domain/records/pipeline/change-pipeline";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertDealType } from "./assert-deal-type";
import { getPipelines, removePipeline } from "./pipeline-store";
import { releaseTitle } from "./pipeline-title-store";

export const deletePipeline: Verb<typeof recordsApi.deletePipeline> = (ctx, { params }) =>
  removeDealType(ctx, params.id);

/** Only record types of deals (deal types) can be deleted. */
export const deleteRecordType: Verb<typeof recordsApi.deleteRecordType> = async (ctx, { params }) => {
  if (params.entityId !== "deal") assertDealType(params.entityId);
  await removeDealType(ctx, params.id);
};

/**
 * Deletes the type at once. A transaction that puts a deal into the type reads its document, and so fails. Reactions to
 * the event delete its deals (`delete-deals.ts`) and clean up whatever created deals in it.
 */
function removeDealType(ctx: Context, id: string): Promise<void> {
  assertDealType(id);
  return transaction(ctx, async (tx) => {
    const before = removablePipeline(await getPipelines(tx, ctx.teamId), id);
    removePipeline(tx, ctx.teamId, before.id);
    releaseTitle(tx, ctx.teamId, before.title);
    return { answer: undefined, event: { type: "pipeline.deleted", before, after: null } };
  });
}
