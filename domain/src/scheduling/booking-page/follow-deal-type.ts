import { type DealTypeChange, followDealType as follow } from "../../forms/submission/submissions-mapping";
import type { BookingPage } from "./booking-page";

/** Updates a page after a change of the deal type that it writes into; returns the same page if it is not affected. */
export function followDealType(page: BookingPage, change: DealTypeChange, now: string): BookingPage {
  const mapping = follow(page.form_submissions_mapping, change);
  return mapping === page.form_submissions_mapping
    ? page
    : { ...page, form_submissions_mapping: mapping, updated_at: now };
}
