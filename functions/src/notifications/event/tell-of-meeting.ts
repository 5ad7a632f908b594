import { reaction } from "../../platform/outbox/reaction";
import { hasSettingFiredBy, settingsFiredBy } from "../setting/setting-store";
import { enterFired } from "./enter-fired";

/** Tells of a meeting that was booked or cancelled by its lead or deal, once for each setting. */
export const tellOfMeeting = reaction(
  "notify-of-meeting",
  ["meeting.recorded", "meeting.cancelled"],
  async (teamId, { type, after: { id, record_id } }) => {
    if (record_id === null) return;
    const kind = type === "meeting.recorded" ? "meeting_booked" : "meeting_cancelled";
    const settings = await settingsFiredBy(teamId, [kind]);
    await enterFired(teamId, { eventId: `${kind}-${id}`, recordId: record_id, settings });
  },
  (teamId) => hasSettingFiredBy(teamId, ["meeting_booked", "meeting_cancelled"]),
);
