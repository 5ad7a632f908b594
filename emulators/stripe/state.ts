import type { Form } from "./form";

export const STATE_VERSION = 1;

export type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  object: "customer";
  email: string | null;
  name: string | null;
  metadata: Metadata;
  test_clock: string | null;
  created: number;
  livemode: false;
  /** Only in the stand-in: the card on file, and whether the bank declines it. */
  card: { last4: string; declines: boolean } | null;
  /** Only in the stand-in: holds events back until `/__deliver` names them. */
  holds_events: boolean;
}

export interface Price {
  id: string;
  object: "price";
  active: true;
  currency: "krw";
  unit_amount: number;
  lookup_key: string;
  recurring: { interval: "month" | "year"; interval_count: 1 };
  tax_behavior: "inclusive";
  product: string;
  type: "recurring";
}

export interface Item {
  id: string;
  object: "subscription_item";
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
  subscription: string;
}

export type Status = "active" | "past_due" | "canceled" | "unpaid" | "incomplete";

export interface Subscription {
  id: string;
  object: "subscription";
  customer: string;
  status: Status;
  items: { object: "list"; data: [Item]; has_more: false; url: string };
  metadata: Metadata;
  start_date: number;
  created: number;
  canceled_at: number | null;
  ended_at: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  currency: "krw";
  latest_invoice: string | null;
  schedule: string | null;
  test_clock: string | null;
  livemode: false;
}

export interface Line {
  id: string;
  object: "line_item";
  amount: number;
  currency: "krw";
  description: string;
  quantity: number;
  period: { start: number; end: number };
  parent: {
    type: "subscription_item_details";
    subscription_item_details: { proration: boolean; subscription: string };
  };
}

export interface Invoice {
  id: string;
  object: "invoice";
  customer: string;
  number: string;
  status: "open" | "paid" | "void";
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  currency: "krw";
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  created: number;
  period_start: number;
  period_end: number;
  lines: { object: "list"; data: Line[]; has_more: false; url: string };
  parent: { type: "subscription_details"; subscription_details: { subscription: string; metadata: Metadata } };
  hosted_invoice_url: string;
  invoice_pdf: string;
  livemode: false;
}

export interface Session {
  id: string;
  object: "checkout.session";
  customer: string;
  client_reference_id: string | null;
  mode: "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  subscription: string | null;
  success_url: string;
  cancel_url: string | null;
  metadata: Metadata;
  subscription_metadata: Metadata;
  price: string;
  quantity: number;
  url: string | null;
  created: number;
  expires_at: number;
  livemode: false;
}

export interface Phase {
  items: { price: string; quantity: number }[];
  start_date: number;
  end_date: number;
}

export interface Schedule {
  id: string;
  object: "subscription_schedule";
  customer: string;
  subscription: string | null;
  status: "active" | "released";
  end_behavior: string;
  phases: Phase[];
  current_phase: { start_date: number; end_date: number } | null;
  created: number;
  livemode: false;
}

export interface Clock {
  id: string;
  object: "test_helpers.test_clock";
  frozen_time: number;
  status: "ready" | "advancing";
  name: string | null;
  created: number;
  livemode: false;
}

export interface StripeEvent {
  id: string;
  object: "event";
  type: string;
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
}

export interface StripeState {
  lastId: number;
  customers: Customer[];
  prices: Price[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  /** Prorations that wait for the next invoice, by subscription. */
  pending: Record<string, Line[]>;
  sessions: Session[];
  schedules: Schedule[];
  clocks: Clock[];
  events: StripeEvent[];
  portals: { id: string; customer: string; return_url: string }[];
  /** The first answer to each idempotency key. */
  answers: Record<string, { path: string; form: Form; status: number; body: string }>;
}

/** The price in won per seat and month, tax included; a year is discounted by a fifth. */
const SEAT_KRW = 30_000;

const price = (id: string, interval: "month" | "year", unit_amount: number): Price => ({
  id,
  object: "price",
  active: true,
  currency: "krw",
  unit_amount,
  lookup_key: id.replace("price_", ""),
  recurring: { interval, interval_count: 1 },
  tax_behavior: "inclusive",
  product: "prod_dure_pro",
  type: "recurring",
});

export const newStripeState = (): StripeState => ({
  lastId: 0,
  customers: [],
  prices: [price("price_pro_monthly", "month", SEAT_KRW), price("price_pro_yearly", "year", SEAT_KRW * 12 * 0.8)],
  subscriptions: [],
  invoices: [],
  pending: {},
  sessions: [],
  schedules: [],
  clocks: [],
  events: [],
  portals: [],
  answers: {},
});
