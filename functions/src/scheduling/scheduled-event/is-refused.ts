import { CalendarError, isTransient } from "../calendar/calendar-error";
import { ConferenceError } from "../conferencing/call-service";

/** What may be answered otherwise later: 401 is about the token, 404, 409 and 410 are about what is there. */
const NOT_FOR_GOOD = [401, 404, 408, 409, 410, 429];

/** Whether a calendar or a conferencing service refuses a meeting for good: it would refuse every other try too. */
export function isRefused(error: unknown): boolean {
  if (error instanceof CalendarError) return isRefusal(error.status) && !isTransient(error);
  return error instanceof ConferenceError && isRefusal(error.status);
}

const isRefusal = (status = 0): boolean => status >= 400 && status < 500 && !NOT_FOR_GOOD.includes(status);
