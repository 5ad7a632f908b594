import type { reportsApi } from "@dure/domain/reports/api";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { dashboardItem } from "./dashboard-items";
import { findDashboards, saveDashboard } from "./dashboard-store";

/** Removes the mark from the former default, so that a team never has two. */
export const setDefaultDashboard: Verb<typeof reportsApi.setDefaultDashboard> = async (ctx, { params }) => {
  await transaction(ctx, async (tx) => {
    const dashboards = await findDashboards(ctx.teamId, tx);
    if (!dashboards.some(({ id }) => id === params.id)) throw new AppError("NOT_FOUND", reportsTexts.noDashboard);
    const changes = dashboards
      .filter(({ id, is_default }) => is_default !== (id === params.id))
      .map((before) => {
        const is_default = before.id === params.id;
        return { before, after: { ...before, is_default, updated_by: ctx.actor.id, updated_at: ctx.now } };
      });
    for (const { after } of changes) saveDashboard(tx, ctx.teamId, after);
    return { answer: undefined, event: changes.map((change) => ({ type: "dashboard.changed", ...change })) };
  });
  return dashboardItem(ctx, params.id);
};
