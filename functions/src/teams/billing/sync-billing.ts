import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";

/**
 * Fetches a team's subscription after a Stripe event, or daily. Idempotent and independent of the order: it stores the
 * current state at Stripe, and handles an event once.
 */
export const syncBilling = defineJob(
  "sync-billing",
  z.object({ event_id: z.string().optional() }),
  async (teamId, { event_id }) => {
    const { syncSubscription } = await import("./sync-subscription");
    await syncSubscription(systemContext(teamId, "sync-billing"), event_id ? { eventId: event_id } : {});
  },
);
