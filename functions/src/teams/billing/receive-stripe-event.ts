import type { Response } from "express";
import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/https";
import { z } from "zod";
import { stripeWebhookSecret } from "../../platform/config";
import { enqueue } from "../../platform/jobs/enqueue";
import { findCustomersTeam } from "./billing-store";
import { stripeClient } from "./stripe-client";
import { syncBilling } from "./sync-billing";

/**
 * Receives Stripe's events: POST /api/stripe-events, signed over the raw body. An event is only a reason to look: a job,
 * named after the event, fetches the subscription again. Until it is queued, Stripe gets no 2xx and sends the event again.
 */
export async function receiveStripeEvent(req: Request, res: Response): Promise<void> {
  if (req.method !== "POST") return end(res, 405);
  const event = await verify(req);
  if (!event) return end(res, 400);
  const customer = customerOf(event);
  const teamId = customer && (await findCustomersTeam(customer));
  if (teamId)
    await enqueue(syncBilling, { teamId, payload: { event_id: event.id }, id: `stripe-${teamId}-${event.id}` });
  end(res, 200);
}

async function verify(req: Request) {
  const signature = req.get("stripe-signature");
  if (!signature || !req.rawBody) return undefined;
  try {
    return (await stripeClient()).webhooks.constructEvent(req.rawBody, signature, stripeWebhookSecret.value());
  } catch (error) {
    logger.warn("An event of Stripe was refused.", { error: String(error) });
    return undefined;
  }
}

const CustomerId = z.string().regex(/^[A-Za-z0-9_]{4,200}$/);
/** An event's object is the customer, or names it. */
const Named = z.union([
  z.object({ object: z.literal("customer"), id: CustomerId }).transform(({ id }) => id),
  z.object({ customer: CustomerId }).transform(({ customer }) => customer),
]);
const CustomerEvent = z.object({ data: z.object({ object: Named }) });

const customerOf = (event: unknown): string | undefined => CustomerEvent.safeParse(event).data?.data.object;

const end = (res: Response, status: number): void => {
  res.status(status).end();
};
