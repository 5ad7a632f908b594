import { isDeepStrictEqual } from "node:util";
import { type Billing, planBySubscription, type Subscription } from "@dure/domain/teams/billing";
import type { PlanStatus } from "@dure/domain/teams/billing-api";
import { planRecord } from "@dure/domain/teams/plan-record";
import { planStatus } from "@dure/domain/teams/plan-status";
import { countMembers } from "../../identity/tenant/tenant-store";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "../team/team-store";
import { getBilling, getEventMark, readBilling, saveBilling } from "./billing-store";
import { fetchSubscription } from "./fetch-subscription";

type Cause = {
  /** The Stripe event that caused this sync: a second event with its id changes nothing. */
  eventId?: string;
  /** The operation that ends with this write. */
  operationId?: string;
};

/** The most attempts when other writes come between the fetch and the write. */
const MAX_ATTEMPTS = 5;

/** Another write came between the fetch and the write: the fetched subscription may be older than the stored one. */
class OutrunError extends Error {}

/**
 * Fetches the team's subscription from Stripe and stores it. Late, repeated and reordered events do no harm: their
 * content is ignored, and a subscription that was fetched before another write is fetched again.
 */
export async function syncSubscription(ctx: Context, cause: Cause = {}): Promise<PlanStatus> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await syncOnce(ctx, cause);
    } catch (error) {
      if (!(error instanceof OutrunError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function syncOnce(ctx: Context, { eventId, operationId }: Cause): Promise<PlanStatus> {
  const { teamId, now } = ctx;
  const seen = await readBilling(teamId);
  const [fetched, active] = await Promise.all([
    seen.customer_id ? fetchSubscription(seen.customer_id) : null,
    countMembers(teamId),
  ]);
  return transaction(ctx, async (tx) => {
    const [team, billing, event] = await Promise.all([
      getTeam(tx, teamId),
      getBilling(tx, teamId),
      eventId ? getEventMark(tx, teamId, eventId, Date.parse(now)) : undefined,
    ]);
    if (billing.version !== seen.version) throw new OutrunError();
    const after = mirror(billing, fetched, operationId);
    const plan = planBySubscription(team, billing.subscription, after.subscription, now);
    const changed = { ...team, ...plan, updated_at: now };
    const answer = planStatus(changed, after, active, now);
    if (event?.isKnown) return { answer, event: [] };
    event?.mark();
    const [was, is] = [planRecord(team, billing), planRecord(changed, after)];
    if (!isDeepStrictEqual(billing, after)) saveBilling(tx, teamId, after);
    // Also undoes the reservation of seats that a failed operation has left.
    if (!isDeepStrictEqual({ ...team, ...plan }, team)) saveTeam(tx, teamId, changed);
    if (isDeepStrictEqual(was, is)) return { answer, event: [] };
    return { answer, event: { type: "plan.changed", before: was, after: is } };
  });
}

/** The stored billing with the fetched subscription. `unpaid_since` stays at the first failed payment. */
function mirror(billing: Billing, fetched: Subscription | null, operationId: string | undefined): Billing {
  const known = billing.subscription;
  const isStillDue = fetched?.unpaid_since && known?.id === fetched.id && known.unpaid_since;
  const subscription = fetched && { ...fetched, ...(isStillDue && { unpaid_since: isStillDue }) };
  const isPaid = subscription !== null && subscription.status !== "ended";
  return {
    ...billing,
    subscription,
    checkout: isPaid ? null : billing.checkout,
    operation: billing.operation?.id === operationId ? null : billing.operation,
  };
}
