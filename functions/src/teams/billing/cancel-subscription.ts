import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { setCancellation } from "./set-cancellation";

/** Back to Free when the period that is paid for ends. */
export const cancelSubscription: Verb<typeof billingApi.cancelSubscription> = (ctx) => setCancellation(ctx, true);
