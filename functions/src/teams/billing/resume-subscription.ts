import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { setCancellation } from "./set-cancellation";

export const resumeSubscription: Verb<typeof billingApi.resumeSubscription> = (ctx) => setCancellation(ctx, false);
