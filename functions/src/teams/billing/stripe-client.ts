import { AppError } from "@dure/domain/shared/error";
import { billingTexts } from "@dure/domain/teams/billing-texts";
import type StripeSdk from "stripe";
import { stripeSecretKey, stripeUrl } from "../../platform/config";
import { errorCode } from "../../platform/error-code";

/** The version that the SDK's types describe; the webhook endpoint at Stripe is set to the same. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 20_000;

let client: Promise<StripeSdk> | undefined;

/** Stripe's SDK. It is loaded when it is first needed: no other function's start pays for it. */
export function stripeClient(): Promise<StripeSdk> {
  client ??= load();
  return client;
}

async function load(): Promise<StripeSdk> {
  const { default: Stripe } = await import("stripe");
  const { hostname, port, protocol } = new URL(stripeUrl.value());
  return new Stripe(stripeSecretKey.value(), {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    host: hostname,
    port: port || (protocol === "https:" ? 443 : 80),
    protocol: protocol === "https:" ? "https" : "http",
  });
}

/**
 * Calls Stripe.
 * @throws PAYMENT_REQUIRED if a card is declined, PROVIDER_FAILED if Stripe does not answer; other refusals as they are
 */
export async function callStripe<T>(work: (stripe: StripeSdk) => Promise<T>): Promise<T> {
  try {
    return await work(await stripeClient());
  } catch (error) {
    const { type } = error as { type?: unknown };
    if (type === "StripeCardError") throw new AppError("PAYMENT_REQUIRED", billingTexts.cardDeclined);
    if (typeof type === "string" && UNANSWERED.includes(type))
      throw new AppError("PROVIDER_FAILED", billingTexts.stripeFailed);
    throw error;
  }
}

const UNANSWERED = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];

/** Whether Stripe refused because what was named does not exist. */
export const isMissing = (error: unknown): boolean => errorCode(error) === "resource_missing";
