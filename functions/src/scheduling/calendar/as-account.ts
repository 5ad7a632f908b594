import { setTimeout as pause } from "node:timers/promises";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { accessToken } from "../../teams/connection/access-token";
import { CalendarError, isPassing, statusOf } from "./calendar-error";
import type { CalendarAccount } from "./provider";

/** How long one call to a calendar may take. */
export const CALL_TIMEOUT_MS = 5_000;

/** docs/product/scheduling-calendars.md#reading-failures. */
const PAUSE_MS = 300;
const MAX_PAUSE_MS = 1_500;

/**
 * Calls a calendar as a connected account. A token that the provider refuses is renewed once.
 * @throws REGRANT_PERMISSION when the account must be authorised again, a CalendarError otherwise
 */
export async function asAccount<T>(
  { teamId, connectionId }: CalendarAccount,
  call: (token: string) => Promise<T>,
): Promise<T> {
  const token = await accessToken(teamId, connectionId);
  return call(token).catch(async (error: unknown) => {
    if (statusOf(error) !== 401) throw error;
    return call(await accessToken(teamId, connectionId, { refused: token }));
  });
}

/**
 * Reads from a calendar, a second time when it failed in passing, unless the provider asks to be left alone for longer
 * than anyone would wait.
 * @throws PROVIDER_FAILED when it can't be read: an answer that is missing never counts as an empty one
 */
export async function readCalendar<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read().catch(async (error: unknown) => {
      const waitMs = (error instanceof CalendarError && error.retryAfterMs) || PAUSE_MS;
      if (!isPassing(error) || waitMs > MAX_PAUSE_MS) throw error;
      await pause(waitMs);
      return read();
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (statusOf(error) === 403 && !isPassing(error))
      throw new AppError("API-DATA-0001", schedulingTexts.noCalendarToken);
    throw new AppError("PROVIDER_FAILED", schedulingTexts.calendarFailed, { status: statusOf(error) ?? null });
  }
}
