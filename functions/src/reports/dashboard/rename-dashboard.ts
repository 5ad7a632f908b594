import type { reportsApi } from "@dure/domain/reports/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { dashboardItem } from "./dashboard-items";
import { readDashboard, saveDashboard } from "./dashboard-store";

export const renameDashboard: Verb<typeof reportsApi.renameDashboard> = async (ctx, { params, body }) => {
  await transaction(ctx, async (tx) => {
    const before = await readDashboard(ctx.teamId, params.id, tx);
    const after = { ...before, title: body.title, updated_by: ctx.actor.id, updated_at: ctx.now };
    saveDashboard(tx, ctx.teamId, after);
    return { answer: undefined, event: { type: "dashboard.changed", before, after } };
  });
  return dashboardItem(ctx, params.id);
};
