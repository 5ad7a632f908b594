import { type Form, textAt } from "./form";

/** Stripe's list object, newest first, from `starting_after` on and at most `limit` long. */
export function listOf<T extends { id: string }>(url: string, all: readonly T[], form: Form = {}) {
  const after = textAt(form, "starting_after");
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Number(textAt(form, "limit") ?? 10);
  const data = all.slice(from, from + limit);
  return { object: "list", url, data, has_more: from + limit < all.length };
}
