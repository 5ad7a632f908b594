import type { BookingPage } from "../booking-page/booking-page";

type Asked = { label: string; type?: "tel" };

/** A question as a page asks it; one that the page doesn't know, by its name. */
export function askedAs(form: BookingPage["form"], question: string): Asked {
  const { label = question, type } = form.find(({ name }) => name === question) ?? {};
  return { label, ...(type === "tel" && { type }) };
}
