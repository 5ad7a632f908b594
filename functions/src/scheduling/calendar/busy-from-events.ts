import { toBusyTime } from "@dure/domain/scheduling/scheduled-event/busy-time";
import { CalendarMissingError, onFailure, statusOf } from "./calendar-error";
import type { CalendarProvider } from "./provider-types";

/** Free/busy for a provider without a usable endpoint of its own: the times of the events that block. */
export const busyFromEvents =
  (events: CalendarProvider["events"]): CalendarProvider["busy"] =>
  async (account, calendars, range) => {
    const read = calendars.map(({ id }) => events(account, id, range).catch(onFailure(isMissing, () => missing(id))));
    const found = await Promise.all(read);
    return found.map((all) => all.filter(({ blocks }) => blocks).map(toBusyTime));
  };

const isMissing = (error: unknown): boolean => statusOf(error) === 404;

async function missing(calendarId: string): Promise<never> {
  throw new CalendarMissingError(calendarId);
}
