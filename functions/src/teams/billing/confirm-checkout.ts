import { AppError } from "@dure/domain/shared/error";
import type { billingApi } from "@dure/domain/teams/billing-api";
import { billingTexts } from "@dure/domain/teams/billing-texts";
import type { Verb } from "../../platform/http/endpoint";
import { callStripe, isMissing } from "./stripe-client";
import { syncSubscription } from "./sync-subscription";

/** The page that Stripe returns to may load before Stripe's event arrives: it polls this until the plan is stored. */
export const confirmCheckout: Verb<typeof billingApi.confirmCheckout> = async (ctx, { body: { session_id } }) => {
  const session = await callStripe((stripe) => stripe.checkout.sessions.retrieve(session_id)).catch(
    (error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    },
  );
  if (session?.client_reference_id !== ctx.teamId) throw new AppError("NOT_FOUND", billingTexts.checkoutNotFound);
  if (session.status !== "complete") return { state: session.status === "expired" ? "expired" : "open" };
  const { current_plan } = await syncSubscription({ ...ctx, idempotency: undefined });
  return { state: current_plan === "PRO" ? "done" : "processing" };
};
