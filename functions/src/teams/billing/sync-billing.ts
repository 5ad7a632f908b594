import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";

/**
 * Fetches a team's subscription after an event of Stripe, or daily. It may run twice and in any order: it writes what Stripe
 * says now, and an event once.
 */
export const syncBilling = defineJob(
  "sync-billing",
  z.object({ event_id: z.string().optional() }),
  async (teamId, { event_id }) => {
    const { syncSubscription } = await import("./sync-subscription");
    await syncSubscription(systemContext(teamId, "sync-billing"), event_id ? { eventId: event_id } : {});
  },
);
