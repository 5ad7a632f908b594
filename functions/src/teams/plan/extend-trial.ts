import { extendTrial as decide } from "@dure/domain/teams/operate-team";
import { planRecord } from "@dure/domain/teams/plan-record";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getBilling } from "../billing/billing-store";
import { getTeam, saveTeam } from "../team/team-store";

/** Lengthens a team's trial, for an operator. */
export const extendTrial = (ctx: Context, days: number): Promise<{ plan_end_date: string | null }> =>
  transaction(ctx, async (tx) => {
    const [before, billing] = await Promise.all([getTeam(tx, ctx.teamId), getBilling(tx, ctx.teamId)]);
    const after = decide(before, days, ctx.now);
    saveTeam(tx, ctx.teamId, after);
    return {
      answer: { plan_end_date: after.plan_end_date },
      event: { type: "plan.changed", before: planRecord(before, billing), after: planRecord(after, billing) },
    };
  });
