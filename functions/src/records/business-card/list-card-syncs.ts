import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { findSyncs, readSync } from "./card-sync-store";
import { viewCardSync } from "./view-card-sync";

export const listCardSyncs: Verb<typeof recordsApi.listCardSyncs> = async (ctx) => {
  const found = await findSyncs(ctx.teamId);
  return { data: await Promise.all(found.map((sync) => viewCardSync(ctx, sync))) };
};

export const getCardSync: Verb<typeof recordsApi.getCardSync> = async (ctx, { params }) =>
  viewCardSync(ctx, await readSync(ctx.teamId, params.id));
