import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { changeSubscription } from "./change-subscription";

export const resumeSubscription: Verb<typeof billingApi.resumeSubscription> = (ctx) =>
  changeSubscription(ctx, () => ({ cancels: false }));
