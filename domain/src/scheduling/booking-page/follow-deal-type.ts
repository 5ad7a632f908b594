import { type DealTypeChange, followDealType as follow } from "../../forms/submission/submissions-mapping";
import type { BookingPage } from "./booking-page";

/** A page after the deal type that it writes into has changed. The same page when it is not concerned. */
export function followDealType(page: BookingPage, change: DealTypeChange, now: string): BookingPage {
  const mapping = follow(page.form_submissions_mapping, change);
  return mapping === page.form_submissions_mapping
    ? page
    : { ...page, form_submissions_mapping: mapping, updated_at: now };
}
