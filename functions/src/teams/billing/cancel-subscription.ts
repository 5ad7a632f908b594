import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { changeSubscription } from "./change-subscription";

/** Cancels at the end of the paid period: the team returns to Free then. */
export const cancelSubscription: Verb<typeof billingApi.cancelSubscription> = (ctx) =>
  changeSubscription(ctx, () => ({ cancels: true }));
