import { decideReminder } from "@dure/domain/scheduling/reminder/reminder";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { getEvent } from "../scheduled-event/scheduled-event-store";
import { claimReminder, endReminder, findReminder, isEnded, type StoredReminder } from "./reminder-store";
import { sendKakaoReminder } from "./send-kakao-reminder";
import { sendReminderMail } from "./send-reminder-mail";

/** `now` is the scheduled time of the run that queued the job; the instance's clock counts if it is later. */
const Payload = z.object({ id: z.string(), now: z.string().default("") });

/**
 * Sends a due reminder if its event is unchanged: not moved, canceled or begun. A change that commits after this check
 * is too late. Idempotent by the mail ledger and the relay's idempotency key. The last failed attempt marks it as
 * failed.
 */
export const sendReminder = defineJob("send-reminder", Payload, async (teamId, { id, now }, attempt) => {
  const reminder = await findReminder(teamId, id);
  if (!reminder || isEnded(reminder)) return;
  const event = await getEvent(teamId, reminder.event_id);
  const clock = new Date().toISOString();
  const verdict = decideReminder(reminder, event, now > clock ? now : clock);
  if (verdict === "wait") return;
  if (verdict === "drop") return endReminder(teamId, id, "dropped");
  if (!(await claimReminder(teamId, id))) return;
  try {
    await deliver(teamId, reminder, event);
  } catch (error) {
    if (attempt.isLast) await endReminder(teamId, id, "failed");
    throw error;
  }
});

const deliver = (teamId: string, reminder: StoredReminder, event: ScheduledEvent): Promise<void> =>
  reminder.type === "email" ? sendReminderMail(teamId, reminder, event) : sendKakaoReminder(teamId, reminder, event);
