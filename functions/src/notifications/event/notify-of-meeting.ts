import { type EventOf, reaction } from "../../platform/outbox/reaction";
import { hasSettingFiredBy, settingsFiredBy } from "../setting/setting-store";
import { enterFired } from "./enter-fired";

const EVENTS = ["meeting.recorded", "meeting.cancelled", "meeting.updated"] as const;

/**
 * Notifies of a meeting that was booked or canceled, with its lead or deal, once for each setting. For a meeting that
 * was canceled before it had its record, it does so when the meeting gets the record.
 */
export const notifyOfMeeting = reaction(
  "notify-of-meeting",
  EVENTS,
  async (teamId, event) => {
    const { id, record_id } = event.after;
    const kind = kindOf(event);
    if (record_id === null || kind === undefined) return;
    const settings = await settingsFiredBy(teamId, [kind]);
    await enterFired(teamId, { eventId: `${kind}-${id}`, recordId: record_id, settings });
  },
  (teamId) => hasSettingFiredBy(teamId, ["meeting_booked", "meeting_cancelled"]),
);

function kindOf(event: EventOf<(typeof EVENTS)[number]>): "meeting_booked" | "meeting_cancelled" | undefined {
  if (event.type === "meeting.recorded") return "meeting_booked";
  if (event.type === "meeting.cancelled") return "meeting_cancelled";
  const { before, after } = event;
  return before.record_id === null && after.cancellation !== null ? "meeting_cancelled" : undefined;
}
