import type { OutboxEvent } from "@dure/domain/events";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { z } from "zod";
import { enqueue, type JobHandler } from "../../platform/jobs/job";
import { isDisconnected } from "../calendar/calendar-error";
import { findFailedEvents, getEvent } from "./scheduled-event-store";
import { keepFailed, syncCalendars } from "./sync-calendar";

/** An account that is connected again takes the events that it missed, as long as they are still to come. */
export async function retryCalendars(teamId: string, { id, at, actor }: OutboxEvent): Promise<void> {
  const missed = (await findFailedEvents(teamId, actor.id)).filter(({ date_range }) => date_range.end > at);
  await Promise.all(
    missed.map((event) =>
      enqueue({ teamId, name: "sync-calendar", payload: { id: event.id } }, `sync-calendar-${id}-${event.id}`),
    ),
  );
}

const Payload = z.object({ id: z.string(), round: z.int().default(0) });

const LATER_MS = 3_600_000;

/** Tries an event's calendars once more when a service that is down may be up again. */
export const syncLater = (teamId: string, { id, sequence }: ScheduledEvent, round: number): Promise<void> =>
  enqueue({ teamId, name: "sync-calendar", payload: { id, round } }, `sync-calendar-${id}-${sequence}-later-${round}`, {
    at: new Date(Date.now() + LATER_MS).toISOString(),
  });

/**
 * What only its host can help waits until they connect again. A service that goes on failing is asked each hour, until
 * the meeting is over.
 * @throws what a service refused in passing, so that the job is tried again
 */
export const syncCalendarJob: JobHandler = async ({ teamId, payload }, { isLast }) => {
  const { id, round } = Payload.parse(payload);
  const refused = await syncCalendars(teamId, id);
  if (refused.length === 0) return;
  const failing = refused.find(({ error }) => !isDisconnected(error));
  if (!failing) {
    await keepFailed(teamId, id, refused);
    return;
  }
  const event = await getEvent(teamId, id);
  if (!isLast || event.date_range.end < new Date().toISOString()) throw failing.error;
  await syncLater(teamId, event, round + 1);
};
