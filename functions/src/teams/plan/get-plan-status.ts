import type { billingApi } from "@dure/domain/teams/billing-api";
import { planStatus } from "@dure/domain/teams/plan-status";
import { countMembers } from "../../identity/tenant/tenant-store";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readBilling } from "../billing/billing-store";

export const getPlanStatus: Verb<typeof billingApi.getPlanStatus> = async (ctx) => {
  const [billing, active] = await Promise.all([readBilling(ctx.teamId), countMembers(ctx.teamId)]);
  return planStatus(callerOf(ctx).team, billing, active, ctx.now);
};
