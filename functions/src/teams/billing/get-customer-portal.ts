import { AppError } from "@dure/domain/shared/error";
import type { billingApi } from "@dure/domain/teams/billing-api";
import { billingTexts } from "@dure/domain/teams/billing-texts";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { teamUrl } from "../../platform/team-url";
import { readBilling } from "./billing-store";
import { callStripe } from "./stripe-client";

/** @throws NOT_FOUND for a team that never paid */
export const getCustomerPortal: Verb<typeof billingApi.getCustomerPortal> = async (ctx) => {
  const { customer_id, subscription } = await readBilling(ctx.teamId);
  if (!customer_id || !subscription) throw new AppError("NOT_FOUND", billingTexts.noPortal);
  const { url } = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customer_id,
      return_url: teamUrl(callerOf(ctx).team.team_slug, "/settings/plans"),
    }),
  );
  return { url };
};
