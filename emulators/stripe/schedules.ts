import { json } from "../src/stand-in/reply";
import type { Verb } from "./answer-once";
import { type Form, formAt, listAt, textAt } from "./form";
import { nextPeriodEnd } from "./prorate";
import type { Phase, Schedule } from "./state";
import type { Stripe } from "./stripe";
import { refuse, refuseMissing } from "./stripe-error";

export const createSchedule: Verb = (stripe, form) => {
  const subscription = stripe.subscription(textAt(form, "from_subscription"));
  const customer = stripe.customer(subscription.customer);
  if (subscription.schedule) refuse(400, "You cannot migrate a subscription that is already attached to a schedule.");
  const [item] = subscription.items.data;
  const period = { start_date: item.current_period_start, end_date: item.current_period_end };
  const schedule: Schedule = {
    id: stripe.newId("sub_sched"),
    object: "subscription_schedule",
    customer: customer.id,
    subscription: subscription.id,
    status: "active",
    end_behavior: "release",
    phases: [{ items: [{ price: item.price.id, quantity: item.quantity }], ...period }],
    current_phase: period,
    created: stripe.now(customer),
    livemode: false,
  };
  stripe.state.schedules.push(schedule);
  subscription.schedule = schedule.id;
  stripe.emit("subscription_schedule.created", schedule, customer);
  stripe.emit("customer.subscription.updated", subscription, customer, { schedule: null });
  return json(200, schedule);
};

export const getSchedule: Verb = (stripe, _form, { id }) => json(200, find(stripe, id));

export const changeSchedule: Verb = (stripe, form, { id }) => {
  const schedule = find(stripe, id);
  if (schedule.status !== "active") refuse(400, "You cannot update a subscription schedule that is released.");
  const given = listAt(form, "phases");
  if (given.length > 0) schedule.phases = phasesOf(stripe, given);
  stripe.emit("subscription_schedule.updated", schedule, stripe.customer(schedule.customer));
  return json(200, schedule);
};

/** Parses phases, which are consecutive: a phase without a start begins at the end of the previous one. */
function phasesOf(stripe: Stripe, given: Form[]): Phase[] {
  const phases: Phase[] = [];
  for (const one of given) {
    const items = listAt(one, "items").map((item) => ({
      price: stripe.price(textAt(item, "price")).id,
      quantity: Number(textAt(item, "quantity") ?? 1),
    }));
    const start_date = Number(textAt(one, "start_date") ?? phases.at(-1)?.end_date);
    const interval = textAt(formAt(one, "duration"), "interval") === "year" ? "year" : "month";
    const end_date = Number(textAt(one, "end_date") ?? nextPeriodEnd(start_date, interval, start_date));
    if (!(start_date < end_date)) refuse(400, "A phase must end after it starts.", { param: "phases" });
    phases.push({ items, start_date, end_date });
  }
  return phases;
}

export const releaseSchedule: Verb = (stripe, _form, { id }) => {
  const schedule = find(stripe, id);
  if (schedule.status !== "active")
    refuse(400, "You cannot release a subscription schedule that is in the `released` status.");
  release(stripe, schedule);
  return json(200, schedule);
};

/** Releases a schedule: its subscription continues unchanged. */
export function release(stripe: Stripe, schedule: Schedule): void {
  const customer = stripe.customer(schedule.customer);
  const subscription = stripe.subscription(schedule.subscription ?? "");
  schedule.status = "released";
  schedule.subscription = null;
  subscription.schedule = null;
  stripe.emit("subscription_schedule.released", schedule, customer);
  stripe.emit("customer.subscription.updated", subscription, customer, { schedule: schedule.id });
}

const find = (stripe: Stripe, id: string | undefined): Schedule =>
  stripe.state.schedules.find((one) => one.id === id) ?? refuseMissing("subscription schedule", id ?? "");
