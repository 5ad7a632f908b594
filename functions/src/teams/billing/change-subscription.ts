import { randomUUID } from "node:crypto";
import type { Team } from "@dure/domain/shared/caller/team";
import {
  assertNoOperation,
  assertOrderable,
  assertSubscribed,
  type Change,
  type Operation,
  type Subscription,
} from "@dure/domain/teams/billing";
import type { PlanStatus } from "@dure/domain/teams/billing-api";
import { z } from "zod";
import { type Context, systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { readStoredAnswer } from "../../platform/transaction/idempotency-store";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "../team/team-store";
import { applyOperation } from "./apply-operation";
import { getBilling, readBilling, saveBilling } from "./billing-store";
import { syncSubscription } from "./sync-subscription";
import { countSeats, lockSeats } from "./take-seat";

type Decide = (subscription: Subscription) => Change;

/** After this time, a job finishes an operation whose process died. */
const FINISH_AFTER_MS = 90_000;

/**
 * Changes or cancels a subscription at Stripe. The wanted state is stored first, so that a second change is refused
 * meanwhile, and a job finishes an operation whose process died. All numbers are absolute, so repeating it is harmless.
 * A retried request gets its first answer, whatever other requests have changed since.
 * @throws CONFLICT while another change is made, NOT_ACCEPTABLE for too few seats, PAYMENT_REQUIRED for a declined card
 */
export async function changeSubscription(ctx: Context, decide: Decide, prorationDate?: number): Promise<PlanStatus> {
  await syncSubscription({ ...ctx, idempotency: undefined });
  const begun = await begin(ctx, ctx.idempotency?.key ?? randomUUID(), decide);
  if ("answer" in begun) return begun.answer;
  const { operation } = begun;
  await enqueue(finishBillingChange, {
    teamId: ctx.teamId,
    payload: { operation_id: operation.id },
    id: `billing-change-${ctx.teamId}-${operation.id}`,
    at: new Date(Date.parse(ctx.now) + FINISH_AFTER_MS).toISOString(),
  });
  try {
    await applyOperation(ctx.teamId, operation, prorationDate);
  } catch (error) {
    // Stripe's refusal ends the operation; this fetch tells whether a part of it was applied.
    await syncSubscription({ ...ctx, idempotency: undefined }, { operationId: operation.id });
    throw error;
  }
  return syncSubscription(ctx, { operationId: operation.id });
}

type Begun = { operation: Operation } | { answer: PlanStatus };

/** Stores the operation before Stripe is called. For a request that was answered before, returns that answer. */
const begin = (ctx: Context, id: string, decide: Decide): Promise<Begun> =>
  transaction<Begun>(systemContext(ctx.teamId, "billing"), async (tx) => {
    const { teamId, now } = ctx;
    const [stored, team, billing] = await Promise.all([
      readStoredAnswer<PlanStatus>(ctx, tx),
      getTeam(tx, teamId),
      getBilling(tx, teamId),
    ]);
    if (stored) return { answer: stored, event: [] };
    const subscription = assertSubscribed(billing);
    assertNoOperation(billing, id, now);
    const change = decide(subscription);
    if ("next" in change) await reserveSeats(tx, { team, subscription, seats: change.next.seats });
    const operation = { id, started_at: now, ...change };
    saveBilling(tx, teamId, { ...billing, operation });
    return { answer: { operation }, event: [] };
  });

/** A lower number of seats applies to new members at once, so that nobody takes a seat that is about to go. */
async function reserveSeats(
  tx: Tx,
  { team, subscription, seats }: { team: Team; subscription: Subscription; seats: number },
): Promise<void> {
  const { team_id } = team;
  assertOrderable(subscription, seats, await countSeats(tx, team_id));
  saveTeam(tx, team_id, { ...team, next_seats: Math.min(team.next_seats ?? seats, seats) });
  lockSeats(tx, team_id);
}

/** Finishes an operation whose process died. Does nothing if the operation has ended. */
export const finishBillingChange = defineJob(
  "finish-billing-change",
  z.object({ operation_id: z.string() }),
  async (teamId, { operation_id }) => {
    const { operation } = await readBilling(teamId);
    if (operation?.id !== operation_id) return;
    await applyOperation(teamId, operation);
    await syncSubscription(systemContext(teamId, "finish-billing-change"), { operationId: operation_id });
  },
);
