import { findStage, type Pipeline } from "../records/pipeline";
import type { BookingPage } from "./booking-page";

/** How a deal type has changed; null when it is gone. */
export type DealTypeChange = { before: Pipeline; after: Pipeline | null };

/**
 * A page after the deal type that it writes into has changed: without the type it makes leads, without the stage deals
 * at the first one (spec/2-records.md §4). The same page when it is not concerned.
 */
export function followDealType(page: BookingPage, { before, after }: DealTypeChange, now: string): BookingPage {
  const { record_type_id, stage_id } = page.form_submissions_mapping;
  if (record_type_id !== before.id) return page;
  // A change told late knows no stage that was made since.
  const lostStage = stage_id && findStage(before, stage_id) && after && !findStage(after, stage_id);
  if (after && !lostStage) return page;
  const form_submissions_mapping = { record_type_id: after ? record_type_id : null, stage_id: null };
  return { ...page, form_submissions_mapping, updated_at: now };
}
