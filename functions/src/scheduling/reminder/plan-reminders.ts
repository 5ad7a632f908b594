import { type DueReminder, dueReminders } from "@dure/domain/scheduling/reminder/reminder";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { enqueue } from "../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../platform/jobs/retry-policy";
import { reaction } from "../../platform/outbox/reaction";
import { getEvent } from "../scheduled-event/scheduled-event-store";
import { type KeptReminder, keepReminders } from "./reminder-store";
import { sendReminder } from "./send-reminder";

const EVENTS = ["meeting.created", "meeting.rescheduled"] as const;

/**
 * Keeps the reminders of an event as it is now, and a task for each. One further ahead than a task can be waits for
 * `queueReminders`. Reminders of earlier times are left: they find that their event has changed.
 */
export const planReminders = reaction("plan-reminders", EVENTS, async (teamId, { after }) => {
  const event = await getEvent(teamId, after.id);
  const kept = dueReminders(event, settledAt(event)).map((due) => toKept(event, due));
  await keepReminders(teamId, kept);
  const latest = new Date(Date.now() + MAX_DELAY_MS).toISOString();
  const soon = kept.filter(({ due_at }) => due_at < latest);
  await Promise.all(
    soon.map(({ id, due_at }) =>
      enqueue(sendReminder, { teamId, payload: { id }, id: `reminder-${teamId}-${id}`, at: due_at }),
    ),
  );
});

/** When the event got the time that it has. */
const settledAt = ({ change_logs, created_at }: ScheduledEvent): string => change_logs.at(-1)?.timestamp ?? created_at;

const toKept = ({ id, sequence, date_range }: ScheduledEvent, { key, ...due }: DueReminder): KeptReminder => ({
  ...due,
  id: `${id}-${sequence}-${key}`,
  event_id: id,
  sequence,
  start: date_range.start,
  state: "waiting",
  refusals: 0,
  failures: 0,
});
