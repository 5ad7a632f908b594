import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { hasPipelines, savePipeline } from "./pipeline-store";
import { reserveTitle } from "./pipeline-title-store";

/** Creates a team's first deal type if it has none, in the caller's language. Idempotent. */
export const ensureDefaultPipeline = (ctx: Context): Promise<void> =>
  transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    if (await hasPipelines(tx, ctx.teamId)) return { answer: undefined, event: [] };
    const pipeline = defaultPipeline(ctx.locale, ctx.now);
    savePipeline(tx, ctx.teamId, pipeline);
    reserveTitle(tx, ctx.teamId, pipeline.title, pipeline.id);
    return { answer: undefined, event: { type: "pipeline.created", before: null, after: pipeline } };
  });
