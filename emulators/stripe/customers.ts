import { json } from "../src/stand-in/reply";
import type { Verb } from "./answer-once";
import { formAt, textAt, textsOf } from "./form";
import type { Customer } from "./state";

export const createCustomer: Verb = (stripe, form) => {
  const customer: Customer = {
    id: stripe.newId("cus"),
    object: "customer",
    email: textAt(form, "email") ?? null,
    name: textAt(form, "name") ?? null,
    metadata: textsOf(formAt(form, "metadata")),
    test_clock: textAt(form, "test_clock") ?? null,
    created: stripe.now(),
    livemode: false,
    card: null,
    holds_events: false,
  };
  stripe.state.customers.push(customer);
  stripe.file.changed();
  return json(200, customer);
};

export const getCustomer: Verb = (stripe, _form, { id }) => json(200, stripe.customer(id));

export const changeCustomer: Verb = (stripe, form, { id }) => {
  const customer = stripe.customer(id);
  customer.email = textAt(form, "email") ?? customer.email;
  customer.name = textAt(form, "name") ?? customer.name;
  stripe.file.changed();
  return json(200, customer);
};
