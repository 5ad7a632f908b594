import { setTimeout as pause } from "node:timers/promises";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { CalendarError, isTransient, statusOf } from "./calendar-error";

/** docs/product/scheduling-calendars.md#reading-failures. */
const BACKOFF_MS = 300;
const MAX_BACKOFF_MS = 1_500;

/**
 * Reads from a calendar. A transient failure is retried once, after the provider's Retry-After or 300 ms, unless the
 * provider asks for a longer pause than a caller would wait.
 * @throws PROVIDER_FAILED when it can't be read: a missing answer never counts as an empty one
 */
export async function readWithRetry<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read().catch(async (error: unknown) => {
      const backoffMs = (error instanceof CalendarError && error.retryAfterMs) || BACKOFF_MS;
      if (!isTransient(error) || backoffMs > MAX_BACKOFF_MS) throw error;
      await pause(backoffMs);
      return read();
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (statusOf(error) === 403 && !isTransient(error))
      throw new AppError("API-DATA-0001", schedulingTexts.noCalendarToken);
    throw new AppError("PROVIDER_FAILED", schedulingTexts.calendarFailed, { status: statusOf(error) ?? null });
  }
}
