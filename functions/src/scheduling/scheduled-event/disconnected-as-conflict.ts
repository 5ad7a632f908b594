import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { isDisconnected } from "../calendar/calendar-error";

/** Turns a disconnected calendar into a CONFLICT: a visitor can't reconnect it, only tell the host. */
export const disconnectedAsConflict = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!isDisconnected(error)) throw error;
    throw new AppError("CONFLICT", schedulingTexts.calendarDisconnected, { state: "calendar_disconnected" });
  });
