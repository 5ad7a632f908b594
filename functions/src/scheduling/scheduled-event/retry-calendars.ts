import type { OutboxEvent } from "@dure/domain/events";
import { z } from "zod";
import { enqueue, type JobHandler } from "../../platform/job";
import { findFailedEvents } from "./scheduled-event-store";
import { syncCalendars } from "./sync-calendar";

/** An account that is connected again takes the events that it missed, as long as they are still to come. */
export async function retryCalendars(teamId: string, { id, at, actor }: OutboxEvent): Promise<void> {
  const missed = (await findFailedEvents(teamId, actor.id)).filter(({ date_range }) => date_range.end > at);
  await Promise.all(
    missed.map((event) =>
      enqueue({ teamId, name: "sync-calendar", payload: { id: event.id } }, `sync-calendar-${id}-${event.id}`),
    ),
  );
}

const Payload = z.object({ id: z.string() });

/** @throws what a calendar refused, so that the job is tried again */
export const syncCalendarJob: JobHandler = async ({ teamId, payload }) => {
  const [refused] = await syncCalendars(teamId, Payload.parse(payload).id);
  if (refused) throw refused.error;
};
