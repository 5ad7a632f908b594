import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { calendar_v3 } from "googleapis/build/src/apis/calendar/index.js";
import { googleApiUrl } from "../../platform/config";
import { accessToken } from "../../teams/connection/access-token";
import { loadGoogle } from "../../teams/connection/google-oauth";

export type GoogleCalendar = calendar_v3.Calendar;

/** Which connected account acts. */
export type CalendarAccount = { teamId: string; connectionId: string };

const TIMEOUT_MS = 5_000;
const PAUSE_MS = 200;

/**
 * Calls Google's calendar as a connected account. A token that Google refuses is renewed once.
 * @throws REGRANT_PERMISSION when the account must be authorised again, a CalendarError otherwise
 */
export async function withCalendar<T>(
  { teamId, connectionId }: CalendarAccount,
  call: (calendar: GoogleCalendar) => Promise<T>,
): Promise<T> {
  try {
    const token = await accessToken(teamId, connectionId);
    return await call(await calendarFor(token)).catch(async (error: unknown) => {
      if (statusOf(error) !== 401) throw error;
      return call(await calendarFor(await accessToken(teamId, connectionId, { refused: token })));
    });
  } catch (error) {
    throw error instanceof AppError ? error : new CalendarError(error);
  }
}

/** Why a call failed, and no more of it: the SDK's own error carries the whole request into the log. */
class CalendarError extends Error {
  override readonly name = "CalendarError";
  readonly status: number | undefined;

  constructor(error: unknown) {
    const { data } = (error as { response?: { data?: unknown } }).response ?? {};
    super(`${(error as Error).message} ${JSON.stringify(data ?? "").slice(0, 500)}`);
    this.status = statusOf(error);
  }
}

async function calendarFor(token: string): Promise<GoogleCalendar> {
  const { auth, calendar } = await loadGoogle();
  const client = new auth.OAuth2();
  client.setCredentials({ access_token: token });
  return calendar({
    version: "v3",
    auth: client,
    rootUrl: `${googleApiUrl.value()}/`,
    timeout: TIMEOUT_MS,
    // Who may be tried again, and how often, is decided where the call is made.
    retry: false,
  });
}

/**
 * Reads from the calendar, a second time when it failed in passing.
 * @throws PROVIDER_FAILED when it can't be read: an answer that is missing never counts as an empty one
 */
export async function readCalendar<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read().catch(async (error: unknown) => {
      if (!isPassing(error)) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      return read();
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (statusOf(error) === 403 && !isPassing(error))
      throw new AppError("API-DATA-0001", schedulingTexts.noCalendarToken);
    throw new AppError("PROVIDER_FAILED", schedulingTexts.calendarFailed, { status: statusOf(error) ?? null });
  }
}

/** The HTTP status of Google's answer; undefined when none came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof CalendarError ? error.status : (error as { response?: { status?: number } }).response?.status;

/** No answer, an error of Google's own, or too many calls. */
function isPassing(error: unknown): boolean {
  if (error instanceof AppError) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429 || (status === 403 && isLimit(error));
}

const isLimit = (error: unknown): boolean => /rateLimitExceeded|quotaExceeded/i.test(String(error));

/** Whether only the host can help: the account was disconnected or lacks a permission, or a calendar is gone. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof AppError && ["REGRANT_PERMISSION", "API-DATA-0001", "NOT_FOUND"].includes(error.code);
