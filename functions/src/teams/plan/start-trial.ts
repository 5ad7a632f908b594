import type { billingApi } from "@dure/domain/teams/billing-api";
import { planRecord } from "@dure/domain/teams/plan-record";
import { planStatus } from "@dure/domain/teams/plan-status";
import { startTrial as decide } from "@dure/domain/teams/team";
import { countMembers } from "../../identity/tenant/tenant-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getBilling } from "../billing/billing-store";
import { assertOwnTeam } from "../team/assert-own-team";
import { getTeam, saveTeam } from "../team/team-store";

export const startTrial: Verb<typeof billingApi.startTrial> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  const active = await countMembers(ctx.teamId);
  return transaction(ctx, async (tx) => {
    const [before, billing] = await Promise.all([getTeam(tx, ctx.teamId), getBilling(tx, ctx.teamId)]);
    const after = decide(before, ctx.now);
    saveTeam(tx, ctx.teamId, after);
    return {
      answer: planStatus(after, billing, active, ctx.now),
      event: { type: "plan.changed", before: planRecord(before, billing), after: planRecord(after, billing) },
    };
  });
};
