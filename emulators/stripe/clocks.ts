import { json } from "../src/stand-in/reply";
import { advanceCustomer } from "./advance-customer";
import type { Verb } from "./answer-once";
import { textAt } from "./form";
import type { Clock } from "./state";
import type { Stripe } from "./stripe";
import { refuse, refuseMissing } from "./stripe-error";

/** How long an advance takes, so that the caller has to poll. */
const ADVANCING_MS = 100;

export const createClock: Verb = (stripe, form) =>
  json(200, newClock(stripe, Number(textAt(form, "frozen_time") ?? stripe.now())));

export function newClock(stripe: Stripe, frozen_time: number): Clock {
  const clock: Clock = {
    id: stripe.newId("clock"),
    object: "test_helpers.test_clock",
    frozen_time,
    status: "ready",
    name: null,
    created: stripe.now(),
    livemode: false,
  };
  stripe.state.clocks.push(clock);
  stripe.file.changed();
  return clock;
}

export const getClock: Verb = (stripe, _form, { id }) => json(200, find(stripe, id));

export const advanceClock: Verb = (stripe, form, { id }) => {
  const clock = find(stripe, id);
  const to = Number(textAt(form, "frozen_time"));
  if (clock.status !== "ready") refuse(400, "The test clock is advancing.");
  if (!(to > clock.frozen_time)) refuse(400, "Test clocks only go forward.", { param: "frozen_time" });
  clock.status = "advancing";
  setTimeout(() => advance(stripe, clock, to), ADVANCING_MS);
  return json(200, clock);
};

function advance(stripe: Stripe, clock: Clock, to: number): void {
  clock.frozen_time = to;
  for (const { id } of stripe.state.customers.filter(({ test_clock }) => test_clock === clock.id))
    advanceCustomer(stripe, id, to);
  clock.status = "ready";
  stripe.file.changed();
}

/** Brings the customers without a clock to the present. */
export function catchUp(stripe: Stripe): void {
  for (const { id } of stripe.state.customers.filter(({ test_clock }) => test_clock === null))
    advanceCustomer(stripe, id, stripe.now());
}

const find = (stripe: Stripe, id: string | undefined): Clock =>
  stripe.state.clocks.find((one) => one.id === id) ?? refuseMissing("test clock", id ?? "");
