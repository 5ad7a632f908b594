import { z } from "zod";
import type { Team } from "../shared/caller/team";
import { AppError } from "../shared/error";
import { Time } from "../shared/value";
import { billingTexts } from "./billing-texts";

export const MIN_SEATS = 3;
export const MAX_SEATS = 5_000;
/** How long a team keeps Pro after a payment failed. */
export const GRACE_DAYS = 14;
export const DAY_MS = 86_400_000;

export const CYCLES = ["MONTHLY", "YEARLY"] as const;
export const Cycle = z.enum(CYCLES);
export type Cycle = z.infer<typeof Cycle>;

/** What a team pays for: seats by the month or by the year. */
export const Order = z.object({ cycle: Cycle, seats: z.int().positive() });
export type Order = z.infer<typeof Order>;

/** Stripe's states of a subscription, as far as they decide access (docs/product/teams.md#billing-states). */
export const SubscriptionStatus = z.enum(["active", "past_due", "ended"]);

/** A subscription as Stripe tells of it, in the product's terms. */
export const Subscription = z.object({
  id: z.string(),
  status: SubscriptionStatus,
  item_id: z.string(),
  schedule_id: z.string().nullable(),
  current: Order,
  /** What the next period begins with; the same as `current` unless a change is planned. */
  next: Order,
  cancels_at_period_end: z.boolean(),
  started_at: Time,
  period_start: Time,
  period_end: Time,
  /** Since when a payment is due that failed; null when all is paid. */
  unpaid_since: Time.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** A requested change of a subscription: its orders, or whether it ends with its period. */
const Orders = z.object({ current: Order, next: Order });
const Cancellation = z.object({ cancels: z.boolean() });
export type Change = z.infer<typeof Orders> | z.infer<typeof Cancellation>;

const Begun = z.object({ id: z.string(), started_at: Time });
const OrderOperation = Begun.extend(Orders.shape);
export type OrderOperation = z.infer<typeof OrderOperation>;

/** A change in progress at Stripe. It is kept until Stripe's answer is written. */
export const Operation = z.union([OrderOperation, Begun.extend(Cancellation.shape)]);
export type Operation = z.infer<typeof Operation>;

/** A copy of a team's data at Stripe, which is the source of truth: only Stripe's answers are written. */
export const Billing = z.object({
  customer_id: z.string().nullable().default(null),
  subscription: Subscription.nullable().default(null),
  /** The open checkout page; a team has one at a time. */
  checkout: z.object({ session_id: z.string(), url: z.string(), order: Order }).nullable().default(null),
  operation: Operation.nullable().default(null),
  /** Counts the writes, to detect stale data: data fetched from Stripe before another write is fetched again. */
  version: z.int().default(0),
});
export type Billing = z.infer<typeof Billing>;

type Plan = Pick<
  Team,
  "plan" | "plan_start_date" | "plan_end_date" | "has_experienced_non_free_plan" | "seats" | "next_seats"
>;

export const graceEnd = (unpaidSince: string): string =>
  new Date(Date.parse(unpaidSince) + GRACE_DAYS * DAY_MS).toISOString();

/** When Pro ends unless something changes: at the end of the grace time, or of a canceled period. */
function proEnd({ status, unpaid_since, cancels_at_period_end, period_end }: Subscription): string | null {
  if (status === "past_due" && unpaid_since) return graceEnd(unpaid_since);
  return cancels_at_period_end ? period_end : null;
}

/**
 * The team's plan by its subscription. Only an active subscription gives Pro, and only a subscription that gave it
 * takes it away, so trials and plans by contract are not affected.
 */
export function planBySubscription(
  team: Plan,
  before: Subscription | null,
  after: Subscription | null,
  now: string,
): Plan {
  const end = after && proEnd(after);
  const runs =
    after !== null && after.status !== "ended" && !(after.status === "past_due" && end !== null && end <= now);
  if (runs)
    return {
      plan: "PRO",
      plan_start_date: after.started_at,
      plan_end_date: end,
      has_experienced_non_free_plan: true,
      seats: after.current.seats,
      next_seats: after.next.seats,
    };
  const gavePro = before !== null && before.status !== "ended" && team.plan === "PRO";
  if (!gavePro) return planOf(team);
  return { ...planOf(team), plan: "FREE", plan_end_date: now, seats: null, next_seats: null };
}

const planOf = ({
  plan,
  plan_start_date,
  plan_end_date,
  has_experienced_non_free_plan,
  seats,
  next_seats,
}: Plan): Plan => ({
  plan,
  plan_start_date,
  plan_end_date,
  has_experienced_non_free_plan,
  seats,
  next_seats,
});

/** How many members may be active: the seats paid for, or fewer if fewer are planned. Null if seats don't count. */
export const seatLimit = ({ seats, next_seats }: Pick<Team, "seats" | "next_seats">): number | null =>
  seats === null ? null : Math.min(seats, next_seats ?? seats);

/**
 * Checks that one more member may become active.
 * @throws CONFLICT (`seats.none`)
 */
export function assertSeatLeft(team: Pick<Team, "seats" | "next_seats">, active: number): void {
  const limit = seatLimit(team);
  if (limit !== null && active >= limit) throw new AppError("CONFLICT", billingTexts.noSeats, undefined, "seats.none");
}

/** @throws NOT_ACCEPTABLE below the minimum or the active members */
export function assertEnoughSeats(seats: number, active: number): void {
  const least = Math.max(MIN_SEATS, active);
  if (seats < least) throw new AppError("NOT_ACCEPTABLE", billingTexts.tooFewSeats(least));
}

/**
 * Seats that are added count at once, seats that are taken away from the next period on (docs/product/teams.md#seats).
 * The number replaces what was planned before.
 */
export function orderSeats({ current, next }: Pick<Subscription, "current" | "next">, seats: number) {
  return { current: { ...current, seats: Math.max(current.seats, seats) }, next: { ...next, seats } };
}

/** A change of the cycle counts from the next period on. */
export const orderCycle = ({ current, next }: Pick<Subscription, "current" | "next">, cycle: Cycle) => ({
  current,
  next: { ...next, cycle },
});

export const isSameOrder = (a: Order, b: Order): boolean => a.cycle === b.cycle && a.seats === b.seats;

/** An operation that died is taken over after this time. */
const OPERATION_MS = 60_000;

/** @throws CONFLICT while another change is being made */
export function assertNoOperation({ operation }: Billing, id: string, now: string): void {
  if (!operation || operation.id === id) return;
  if (Date.parse(operation.started_at) + OPERATION_MS > Date.parse(now))
    throw new AppError("CONFLICT", billingTexts.changing);
}

/**
 * Checks that a subscription's orders may change.
 * @throws CONFLICT for a canceled one, PAYMENT_REQUIRED while a payment is due, NOT_ACCEPTABLE for too few seats
 */
export function assertOrderable(subscription: Subscription, seats: number, active: number): void {
  if (subscription.cancels_at_period_end) throw new AppError("CONFLICT", billingTexts.cancelsAlready);
  if (subscription.status === "past_due") throw new AppError("PAYMENT_REQUIRED", billingTexts.unpaid);
  assertEnoughSeats(seats, active);
}

/** @throws CONFLICT if the team has no subscription that runs */
export function assertSubscribed({ subscription }: Billing): Subscription {
  if (!subscription || subscription.status === "ended") throw new AppError("CONFLICT", billingTexts.noSubscription);
  return subscription;
}
