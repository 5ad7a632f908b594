import { judgeReminder } from "@dure/domain/scheduling/reminder/reminder";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { getEvent } from "../scheduled-event/scheduled-event-store";
import { endReminder, findReminder, isEnded, type KeptReminder, takeReminder } from "./reminder-store";
import { sendKakaoReminder } from "./send-kakao-reminder";
import { sendReminderMail } from "./send-reminder-mail";

/** `now` is the time that a schedule was due; the instance's clock counts where it is later. */
const Payload = z.object({ id: z.string(), now: z.string().default("") });

/**
 * Sends a reminder whose time has come, if its event is still as it was: not moved, not cancelled, not begun. A change
 * that commits after this look is too late for it. Run twice, it sends once: the mail's ledger and the relay's key see
 * to that. The last failed try gives it up for good.
 */
export const sendReminder = defineJob("send-reminder", Payload, async (teamId, { id, now }, attempt) => {
  const reminder = await findReminder(teamId, id);
  if (!reminder || isEnded(reminder)) return;
  const event = await getEvent(teamId, reminder.event_id);
  const clock = new Date().toISOString();
  const verdict = judgeReminder(reminder, event, now > clock ? now : clock);
  if (verdict === "wait") return;
  if (verdict === "drop") return endReminder(teamId, id, "dropped");
  if (!(await takeReminder(teamId, id))) return;
  try {
    await deliver(teamId, reminder, event);
  } catch (error) {
    if (attempt.isLast) await endReminder(teamId, id, "failed");
    throw error;
  }
});

const deliver = (teamId: string, reminder: KeptReminder, event: ScheduledEvent): Promise<void> =>
  reminder.type === "email" ? sendReminderMail(teamId, reminder, event) : sendKakaoReminder(teamId, reminder, event);
