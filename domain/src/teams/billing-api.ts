import { z } from "zod";
import { Plan } from "../shared/caller/team";
import { endpoint } from "../shared/endpoint";
import { Line, Time, Uid } from "../shared/value";
import { Cycle, MAX_SEATS } from "./billing";
import { teamsIssues } from "./teams-issues";

const BillingDate = z.object({ datetime: Time, timezone: z.string() });

/** The plan as every member sees it (docs/product/teams.md#plan-status). */
export const PlanStatus = z.object({
  current_plan: Plan,
  /** What the plan will be when the period, the trial or the grace time ends. */
  next_plan: Plan,
  days_left: z.int().nullable(),
  plan_end_date: z.string().nullable(),
  can_use_free_trial: z.boolean(),
  /** Null where seats don't count: without a subscription. */
  total_seats: z.int().nullable(),
  next_seats: z.int().nullable(),
  remaining_seats: z.int().nullable(),
  active_members: z.int(),
  plan_cycle: Cycle.nullable(),
  next_plan_cycle: Cycle.nullable(),
  current_billing_date: BillingDate.nullable(),
  next_billing_date: BillingDate.nullable(),
  payment_failed: z.boolean(),
  has_subscription: z.boolean(),
  has_portal: z.boolean(),
});
export type PlanStatus = z.infer<typeof PlanStatus>;

/** A seat's price for a cycle, in whole units of its currency: KRW has no decimals. */
export const Price = z.object({
  price_id: z.string(),
  cycle: Cycle,
  unit_amount: z.int(),
  currency: z.string(),
});
export type Price = z.infer<typeof Price>;

export const PricePreview = z.object({
  /** What is charged at once. */
  due_now: z.int(),
  /** The next invoice, including pending items; null if there is none. */
  next_amount: z.int().nullable(),
  next_date: Time.nullable(),
  currency: z.string(),
  /** Sent with the change, so that it costs what the preview shows; null if nothing is prorated. */
  proration_date: z.int().nullable(),
});
export type PricePreview = z.infer<typeof PricePreview>;

export const InvoiceView = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  created_at: Time,
  total: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  url: z.string().nullable(),
  pdf_url: z.string().nullable(),
});
export type InvoiceView = z.infer<typeof InvoiceView>;

const PriceId = Line(100).min(1);
const Seats = z.int().min(1).max(MAX_SEATS, teamsIssues.tooManySeats);
const SeatsQuery = z.coerce.number().pipe(Seats);
const StripeId = z.string().regex(/^[A-Za-z0-9_]{4,200}$/);

export const billingApi = {
  startTrial: endpoint("admin", {
    method: "PUT",
    path: "/teams/{teamId}/start-trial",
    summary: "Start the free trial",
  })
    .input(z.object({ params: z.object({ teamId: Uid }), body: z.object({}).optional() }))
    .output(PlanStatus),

  startCheckout: endpoint("admin", {
    method: "POST",
    path: "/subscription",
    summary: "Open a checkout page for Pro",
  })
    .input(
      z.object({
        body: z.object({ price_id: PriceId, seats: Seats, redirect_url: z.url({ protocol: /^https?$/ }).max(2000) }),
      }),
    )
    .output(z.object({ url: z.string() })),

  confirmCheckout: endpoint("admin", {
    method: "POST",
    path: "/subscription/checkout",
    summary: "Whether a checkout is paid",
  })
    .input(z.object({ body: z.object({ session_id: StripeId }) }))
    .output(z.object({ state: z.enum(["open", "processing", "done", "expired"]) })),

  cancelSubscription: endpoint("admin", {
    method: "DELETE",
    path: "/subscription",
    summary: "Change to Free when the period ends",
  })
    .input(z.object({}))
    .output(PlanStatus),

  resumeSubscription: endpoint("admin", {
    method: "POST",
    path: "/subscription/resume",
    summary: "Undo a scheduled cancellation",
  })
    .input(z.object({}))
    .output(PlanStatus),

  setSeats: endpoint("admin", {
    method: "PUT",
    path: "/subscription/seat",
    summary: "Change the number of seats: more at once, fewer from the next period",
  })
    .input(z.object({ body: z.object({ seats_available: Seats, proration_date: z.int().positive().optional() }) }))
    .output(PlanStatus),

  setCycle: endpoint("admin", {
    method: "PUT",
    path: "/subscription/price",
    summary: "Change between monthly and annual billing from the next period",
  })
    .input(z.object({ body: z.object({ price_id: PriceId }) }))
    .output(PlanStatus),

  getPlanStatus: endpoint("member", { method: "GET", path: "/subscription/status", summary: "Plan and seats" })
    .input(z.object({}))
    .output(PlanStatus),

  getCustomerPortal: endpoint("admin", {
    method: "GET",
    path: "/subscription/customer-portal",
    summary: "The address of the billing portal",
  })
    .input(z.object({}))
    .output(z.object({ url: z.string() })),

  listPrices: endpoint("member", { method: "GET", path: "/subscription/prices", summary: "Prices of Pro" })
    .input(z.object({}))
    .output(z.object({ data: z.array(Price) })),

  previewSubscription: endpoint("admin", {
    method: "GET",
    path: "/subscription/preview",
    summary: "What a change costs, or the next invoice",
  })
    .input(z.object({ query: z.object({ seats: SeatsQuery.optional(), price_id: PriceId.optional() }) }))
    .output(PricePreview),

  listInvoices: endpoint("admin", { method: "GET", path: "/subscription/invoices", summary: "Invoices" })
    .input(z.object({ query: z.object({ cursor: StripeId.optional() }) }))
    .output(z.object({ data: z.array(InvoiceView), cursor: z.string().nullable() })),
};
