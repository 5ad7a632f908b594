import type { reportsApi } from "@dure/domain/reports/api";
import { nextDigestAt } from "@dure/domain/reports/digest/digest";
import { callerOf, personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readDashboard } from "../dashboard/dashboard-store";
import { findDigest, removeDigest, saveDigest } from "./digest-store";

export const getDigest: Verb<typeof reportsApi.getDigest> = async (ctx, { params }) => {
  await readDashboard(ctx.teamId, params.id);
  const digest = await findDigest(ctx.teamId, params.id, personOf(ctx).user_id);
  return { is_on: digest !== undefined, next_at: digest?.next_at ?? null };
};

/** Turning on a digest that is on already keeps the time of its next mail. */
export const setDigest: Verb<typeof reportsApi.setDigest> = async (ctx, { params, body }) => {
  const { id: dashboard_id } = await readDashboard(ctx.teamId, params.id);
  const { user_id } = personOf(ctx);
  if (!body.is_on) {
    await removeDigest(ctx.teamId, dashboard_id, user_id);
    return { is_on: false, next_at: null };
  }
  const known = await findDigest(ctx.teamId, dashboard_id, user_id);
  const next_at = known?.next_at ?? nextDigestAt(ctx.now, callerOf(ctx).team.timezone);
  if (!known) await saveDigest(ctx.teamId, { dashboard_id, user_id, next_at });
  return { is_on: true, next_at };
};
