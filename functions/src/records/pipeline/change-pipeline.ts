import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { Context } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getPipeline, savePipeline } from "./pipeline-store";

/**
 * Changes the stages of a deal type. A deal that moves to one of them meanwhile conflicts, because it reads the same
 * document.
 */
export const changePipeline = (
  ctx: Context,
  id: string,
  change: (before: Pipeline, tx: Tx) => Pipeline | Promise<Pipeline>,
): Promise<Pipeline> =>
  transaction(ctx, async (tx) => {
    const before = await getPipeline(tx, ctx.teamId, id);
    const after = await change(before, tx);
    savePipeline(tx, ctx.teamId, after);
    return { answer: after, event: { type: "pipeline.changed", before, after } };
  });
