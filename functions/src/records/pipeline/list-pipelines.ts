import type { recordsApi } from "@dure/domain/records/api";
import { inMenuOrder } from "@dure/domain/records/pipeline/deal-type-order";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { findOrder } from "./deal-type-order-store";
import { ensureDefaultPipeline } from "./ensure-default-pipeline";
import { findPipelines } from "./pipeline-store";

export const listPipelines: Verb<typeof recordsApi.listPipelines> = async (ctx) => ({
  data: await orderedPipelines(ctx),
});

/** The team's deal types in the order of the menu. */
export async function orderedPipelines(ctx: Context): Promise<Pipeline[]> {
  const [pipelines, order] = await Promise.all([pipelinesOf(ctx), findOrder(ctx.teamId)]);
  return inMenuOrder(pipelines, order);
}

/** The team's deal types. Every team has at least one, even before its first event is processed. */
async function pipelinesOf(ctx: Context): Promise<Pipeline[]> {
  const found = await findPipelines(ctx.teamId);
  if (found.length > 0) return found;
  await ensureDefaultPipeline(ctx);
  return findPipelines(ctx.teamId);
}
