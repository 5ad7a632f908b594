import { CalendarError, isTransient } from "../calendar/calendar-error";
import { ConferenceError } from "../conferencing/call-service";

/**
 * Statuses that a retry may change: 401 depends on the token; 404, 409 and 410 depend on what exists at the service.
 */
const NOT_FOR_GOOD = [401, 404, 408, 409, 410, 429];

/** Whether a calendar or a conferencing service refused a meeting permanently, so that a retry can't succeed. */
export function isRefused(error: unknown): boolean {
  if (error instanceof CalendarError) return isRefusal(error.status) && !isTransient(error);
  return error instanceof ConferenceError && isRefusal(error.status);
}

const isRefusal = (status = 0): boolean => status >= 400 && status < 500 && !NOT_FOR_GOOD.includes(status);
