import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { isDisconnected } from "../calendar/calendar-error";
import { isRefused } from "./is-refused";
import { findFailedEvents, getEvent } from "./scheduled-event-store";
import { markFailed, syncCalendars } from "./sync-calendar";

/** Writes the events that a calendar missed once its account is connected again, unless they are over. */
export const retryCalendars = reaction("retry-calendars", ["connection.created"], async (teamId, { id, at, actor }) => {
  const missed = (await findFailedEvents(teamId, actor.id)).filter(({ date_range }) => date_range.end > at);
  await Promise.all(
    missed.map((event) =>
      enqueue(syncCalendarJob, { teamId, payload: { id: event.id }, id: `sync-calendar-${id}-${event.id}` }),
    ),
  );
});

const Payload = z.object({ id: z.string(), round: z.int().default(0) });

const SYNC_DELAY_MS = 3_600_000;

/** Queues another sync of an event's calendars in an hour, when a service that is down may be up again. */
export const scheduleSync = (teamId: string, { id, sequence }: ScheduledEvent, round: number): Promise<void> =>
  enqueue(syncCalendarJob, {
    teamId,
    payload: { id, round },
    id: `sync-calendar-${id}-${sequence}-later-${round}`,
    at: new Date(Date.now() + SYNC_DELAY_MS).toISOString(),
  });

/**
 * Syncs an event's calendars. A failure that only the host can fix waits until they reconnect; a permanent refusal
 * waits until the meeting changes or they reconnect. A service that keeps failing is retried hourly until the meeting
 * is over.
 * @throws a transient failure, so that the job is retried
 */
export const syncCalendarJob = defineJob("sync-calendar", Payload, async (teamId, { id, round }, { isLast }) => {
  const failures = await syncCalendars(teamId, id);
  if (failures.length === 0) return;
  const failing = failures.find(({ error }) => !isDisconnected(error) && !isRefused(error));
  if (!failing) {
    await markFailed(teamId, id, failures);
    return;
  }
  const event = await getEvent(teamId, id);
  if (!isLast || event.date_range.end < new Date().toISOString()) throw failing.error;
  await scheduleSync(teamId, event, round + 1);
});
