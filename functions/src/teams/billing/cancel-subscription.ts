import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { changeSubscription } from "./change-subscription";

/** Back to Free when the period that is paid for ends. */
export const cancelSubscription: Verb<typeof billingApi.cancelSubscription> = (ctx) =>
  changeSubscription(ctx, () => ({ cancels: true }));
