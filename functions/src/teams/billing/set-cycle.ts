import { orderCycle } from "@dure/domain/teams/billing";
import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { changeSubscription } from "./change-subscription";
import { cycleOf } from "./price-ids";

export const setCycle: Verb<typeof billingApi.setCycle> = async (ctx, { body: { price_id } }) => {
  const cycle = cycleOf(price_id);
  return changeSubscription(ctx, (subscription) => orderCycle(subscription, cycle));
};
