import { type Attempt, afterAttempt, isGone } from "@dure/domain/teams/webhook/delivery";
import { afterRound, concurrencyOf, HEALTHY, isGivenUp } from "@dure/domain/teams/webhook/endpoint-health";
import type { Webhook } from "@dure/domain/teams/webhook/webhook";
import { findWebhook } from "../webhook-store";
import { dueDeliveries, holdWaiting, nextDue, releaseHeld, saveAttempt } from "./delivery-store";
import { forgetEndpoint, type Known, type Lease, releaseLease, renewLease, takeLease } from "./endpoint-state-store";
import { sendDelivery } from "./send-delivery";
import { switchWebhookOff } from "./switch-webhook-off";

/** How long one job works on an endpoint; the next one continues. */
const JOB_MS = 60_000;

/** When a worker has to check the endpoint again; null if nothing is left to do. */
type Wake = string | null;
type Options = {
  isFresh: boolean;
  /** The scheduled time of the run. Deliveries due by then are sent, if it is later than the clock's time. */
  now: string | undefined;
  /** Queues the endpoint's next job. */
  wakeAt: (wake: string) => Promise<void>;
};

/**
 * Sends an endpoint's due deliveries, in rounds. A lease lets one worker at a time call an endpoint, so a slow endpoint
 * takes only one place in the queue. If a worker dies between a call and its commit, the delivery is sent again under
 * the same id, by the task's next attempt or by the schedule once the lease has expired.
 */
export async function deliverDue(lease: Lease, { isFresh, now, wakeAt }: Options): Promise<void> {
  const clock = () => laterOf(new Date().toISOString(), now);
  const endMs = Date.now() + JOB_MS;
  for (let fresh = isFresh; ; ) {
    const known = await takeLease(lease, fresh, Date.now());
    if (!known) return;
    const wake = await workOff(lease, known, { clock, endMs }).catch(async (error: unknown) => {
      await releaseLease(lease, clock());
      throw error;
    });
    if (wake) await wakeAt(wake);
    const wanted = await releaseLease(lease, wake);
    if (wanted === "no") return;
    fresh = wanted === "fresh";
  }
}

const laterOf = (a: string, b: string | undefined): string => (b !== undefined && b > a ? b : a);

type Clock = { clock: () => string; endMs: number };

async function workOff(lease: Lease, first: Known, { clock, endMs }: Clock): Promise<Wake> {
  const { teamId, webhookId } = lease;
  let known = first;
  for (;;) {
    const webhook = await findWebhook(teamId, webhookId);
    if (!webhook?.active) return stop(lease, webhook);
    if (known.holds) await releaseHeld(teamId, webhookId);
    const now = clock();
    const { paused_until } = known.health;
    if (paused_until !== null && paused_until > now) return (await nextDue(teamId, webhookId)) ? paused_until : null;
    if (Date.now() > endMs) return now;
    const attempts = await round(webhook, lease, known, now);
    if (attempts.length === 0) return (await nextDue(teamId, webhookId)) ?? null;
    known = { health: afterRound(known.health, attempts, now), holds: false };
    if (!(await renewLease(lease, known, Date.now()))) return null;
    const reason = attempts.some(isGone) ? "gone" : isGivenUp(known.health, now) ? "failures" : undefined;
    if (reason) await switchWebhookOff(teamId, webhookId, reason);
  }
}

/** Sends due deliveries concurrently, as many as the endpoint's health allows. One failure doesn't stop the others. */
async function round(webhook: Webhook, { teamId }: Lease, { health }: Known, now: string): Promise<Attempt[]> {
  const due = await dueDeliveries(teamId, webhook.id, now, concurrencyOf(health));
  return Promise.all(
    due.map(async (delivery) => {
      const attempt = await sendDelivery(teamId, webhook, delivery);
      await saveAttempt(teamId, delivery, afterAttempt(delivery, attempt, now, Math.random()));
      return attempt;
    }),
  );
}

/**
 * Holds the waiting deliveries of a webhook that is off until it is on again. Removes the state of a deleted webhook.
 */
async function stop(lease: Lease, webhook: Webhook | undefined): Promise<null> {
  await holdWaiting(lease.teamId, lease.webhookId);
  if (webhook) await renewLease(lease, { health: HEALTHY, holds: true }, Date.now());
  else await forgetEndpoint(lease);
  return null;
}
