import { json } from "../src/stand-in/reply";
import type { Verb } from "./answer-once";
import { formAt, textsOf } from "./form";
import { listOf } from "./list-of";

export const getPrice: Verb = (stripe, _form, { id }) => json(200, stripe.price(id));

export const listPrices: Verb = (stripe, form) => {
  const keys = Object.values(textsOf(formAt(form, "lookup_keys")));
  const found = stripe.state.prices.filter(({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key));
  return json(200, listOf("/v1/prices", found));
};
