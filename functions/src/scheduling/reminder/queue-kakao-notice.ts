import { noticesOf } from "@dure/domain/scheduling/notification/notices-of";
import type { MeetingChange } from "@dure/domain/scheduling/notification/notification";
import { INVITEE, settledAt } from "@dure/domain/scheduling/reminder/reminder";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { enqueue } from "../../platform/jobs/enqueue";
import { createReminders } from "./reminder-store";
import { sendReminder } from "./send-reminder";

/**
 * Queues the invitee's KakaoTalk message about a change of a meeting, as a reminder that is due at once: lost tasks and
 * rejections are handled as for any other reminder. Does nothing without a phone number.
 */
export async function queueKakaoNotice(teamId: string, changed: ScheduledEvent, change: MeetingChange): Promise<void> {
  if (!noticesOf(changed, change).kakao || !changed.invitees[0]?.phone) return;
  const { id: event_id, sequence, date_range } = changed;
  const id = `${event_id}-${sequence}-kakao-${change}-${INVITEE}`;
  const notice = { id, event_id, sequence, change, type: "kakao", recipient: INVITEE, state: "waiting" } as const;
  await createReminders(teamId, [
    { ...notice, start: date_range.start, due_at: settledAt(changed), refusals: 0, failures: 0 },
  ]);
  await enqueue(sendReminder, { teamId, payload: { id }, id: `reminder-${teamId}-${id}` });
}
