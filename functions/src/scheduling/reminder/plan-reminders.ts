import { type DueReminder, dueReminders, settledAt } from "@dure/domain/scheduling/reminder/reminder";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { enqueue } from "../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../platform/jobs/retry-policy";
import { reaction } from "../../platform/outbox/reaction";
import { getEvent } from "../scheduled-event/scheduled-event-store";
import { createReminders, type StoredReminder } from "./reminder-store";
import { sendReminder } from "./send-reminder";

const EVENTS = ["meeting.created", "meeting.rescheduled"] as const;

/**
 * Creates the reminders of an event at its current time, and queues a task for each. One that is due later than a task
 * may be delayed waits for `queueReminders`. Reminders for an earlier time stay: when due, they find that their event
 * changed.
 */
export const planReminders = reaction("plan-reminders", EVENTS, async (teamId, { after, at }) => {
  const event = await getEvent(teamId, after.id);
  const stored = dueReminders(event, settledAt(event, at)).map((due) => toStoredReminder(event, due));
  await createReminders(teamId, stored);
  const latest = new Date(Date.now() + MAX_DELAY_MS).toISOString();
  const soon = stored.filter(({ due_at }) => due_at < latest);
  await Promise.all(
    soon.map(({ id, due_at }) =>
      enqueue(sendReminder, { teamId, payload: { id }, id: `reminder-${teamId}-${id}`, at: due_at }),
    ),
  );
});

const toStoredReminder = (
  { id, sequence, date_range }: ScheduledEvent,
  { key, ...due }: DueReminder,
): StoredReminder => ({
  ...due,
  id: `${id}-${sequence}-${key}`,
  event_id: id,
  sequence,
  start: date_range.start,
  state: "waiting",
  refusals: 0,
  failures: 0,
});
