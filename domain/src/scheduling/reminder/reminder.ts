import { Temporal } from "temporal-polyfill";
import type { Reminder } from "../booking-page/booking-page";
import type { MeetingChange } from "../notification/notification";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

/** The invitee as a recipient; a host is named by their user id. */
export const INVITEE = "invitee";

/** One message to one recipient. `key` is unique within the event, `due_at` is UTC. */
export type DueReminder = Pick<Reminder, "type" | "send_at"> & { key: string; recipient: string; due_at: string };

type Remindable = Pick<ScheduledEvent, "date_range" | "timezone" | "invitees" | "cancellation" | "reminders"> & {
  hosts: readonly { id: string }[];
};

type Settled = Pick<ScheduledEvent, "change_logs" | "created_at">;

/**
 * The reminders of an event: by e-mail for both parties, by KakaoTalk for the invitee
 * (docs/product/scheduling.md#reminders). Reminders that were already due when the event got its time are skipped: a
 * booking an hour ahead needs no reminder for the day before.
 * @param since when the event got its time (UTC), see `settledAt`
 */
export function dueReminders(event: Remindable, since: string): DueReminder[] {
  if (event.cancellation) return [];
  const all = event.reminders.flatMap((reminder) =>
    recipientsOf(event, reminder).map((recipient) => ({
      key: `${reminder.type}-${reminder.send_at.value}${reminder.send_at.digit}-${recipient}`,
      type: reminder.type,
      send_at: reminder.send_at,
      recipient,
      due_at: dueAt(event, reminder),
    })),
  );
  const once = new Map(all.map((one) => [one.key, one]));
  return [...once.values()].filter(({ due_at }) => due_at > since);
}

/**
 * When an event got its current time: when it was booked, approved or last moved.
 * @param toldAt the time of the notified change, since the event's log has no approvals
 */
export function settledAt({ change_logs, created_at }: Settled, toldAt = ""): string {
  const changed = change_logs.at(-1)?.timestamp ?? created_at;
  return toldAt > changed ? toldAt : changed;
}

const recipientsOf = ({ hosts, invitees }: Remindable, { type }: Reminder): string[] => {
  if (type === "email") return [INVITEE, ...hosts.map(({ id }) => id)];
  return invitees[0]?.phone ? [INVITEE] : [];
};

/** A reminder days before is due at the same wall-clock time, even if the clocks change in between. */
function dueAt({ date_range, timezone }: Remindable, { send_at: { digit, value } }: Reminder): string {
  const before = digit === "d" ? { days: value } : digit === "h" ? { hours: value } : { minutes: value };
  const due = Temporal.Instant.from(date_range.start).toZonedDateTimeISO(timezone).subtract(before);
  return new Date(due.epochMilliseconds).toISOString();
}

/**
 * What to do with a reminder now. It is dropped once its event was moved or canceled, which changes the event's
 * sequence, or has begun. A moved event gets new reminders.
 * @param reminder.change the change that a message is about, if it is not a reminder
 */
export function decideReminder(
  {
    sequence,
    start,
    due_at,
    change,
  }: { sequence: number; start: string; due_at: string; change?: MeetingChange | undefined },
  event: Pick<ScheduledEvent, "sequence" | "date_range" | "cancellation">,
  now: string,
): "send" | "wait" | "drop" {
  const isOn = event.cancellation === null || change === "cancelled";
  const isCurrent = isOn && event.sequence === sequence && event.date_range.start === start && now < start;
  if (!isCurrent) return "drop";
  return now < due_at ? "wait" : "send";
}
