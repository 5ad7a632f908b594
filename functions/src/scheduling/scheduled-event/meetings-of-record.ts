import type { RecordMeeting } from "@dure/domain/records/timeline/timeline";
import { findEventsOf } from "./scheduled-event-store";

/** The meetings of a lead or deal, for its timeline. */
export const meetingsOfRecord = async (teamId: string, recordId: string): Promise<RecordMeeting[]> =>
  (await findEventsOf(teamId, recordId)).map(({ id, title, date_range, cancellation }) => ({
    ...{ id, title, starts_at: date_range.start },
    is_cancelled: cancellation !== null,
  }));
