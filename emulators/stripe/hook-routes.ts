import { json } from "../src/stand-in/reply";
import { objectBody, type StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { text } from "../src/stand-in/values";
import { newClock } from "./clocks";
import { setCard } from "./portal";
import type { Customer } from "./state";
import type { Stripe } from "./stripe";

/** Routes by which a test changes one team's customer, besides Stripe's own API. */
export function hookRoutes(stripe: Stripe): Route[] {
  const hook = (path: string, act: (customer: Customer, body: Record<string, unknown>) => unknown) =>
    route("POST", path, async (request) => {
      const body = objectBody(request);
      const answer = await act(customerIn(stripe, request), body);
      stripe.file.changed();
      return json(200, answer ?? {});
    });
  return [
    // Stripe attaches a clock only when a customer is created, and the product creates customers without a clock.
    hook("/__clock", (customer) => {
      const clock = newClock(stripe, stripe.now(customer));
      customer.test_clock = clock.id;
      return clock;
    }),
    hook("/__card", (customer, { declines }) =>
      setCard(stripe, customer.id, { last4: "4242", declines: declines === true }),
    ),
    hook("/__hold", (customer, { holds }) => {
      customer.holds_events = holds === true;
    }),
    hook("/__deliver", (_customer, { events }) => stripe.deliver(Array.isArray(events) ? events.map(String) : [])),
    hook("/__events", (customer) =>
      stripe.state.events.filter(
        ({ data: { object } }) => object.customer === customer.id || object.id === customer.id,
      ),
    ),
  ];
}

const customerIn = (stripe: Stripe, request: StandInRequest): Customer =>
  stripe.customerOfTeam(text(objectBody(request).team_id) ?? "");
