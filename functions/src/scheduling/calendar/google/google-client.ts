import type { calendar_v3 } from "googleapis/build/src/apis/calendar/index.js";
import { googleApiUrl } from "../../../platform/config";
import { CalendarError, retryAfterMs } from "../calendar-error";
import type { CalendarAccount } from "../provider-types";
import { CALL_TIMEOUT_MS, withTokenRefresh } from "../with-token-refresh";

export type GoogleCalendar = calendar_v3.Calendar;

/** Only the calendar part of Google's SDK: the whole takes seconds to load. */
const loadGoogle = () => import("googleapis/build/src/apis/calendar/index.js");

/** Calls Google's calendar as a connected account. */
export const withGoogle = <T>(
  account: CalendarAccount,
  call: (calendar: GoogleCalendar) => Promise<{ data: T }>,
): Promise<T> =>
  withTokenRefresh(account, async (token) => {
    const calendar = await calendarFor(token);
    const { data } = await call(calendar).catch((error: unknown) => {
      throw toCalendarError(error);
    });
    return data;
  });

async function calendarFor(token: string): Promise<GoogleCalendar> {
  const { auth, calendar } = await loadGoogle();
  const client = new auth.OAuth2();
  client.setCredentials({ access_token: token });
  return calendar({
    version: "v3",
    auth: client,
    rootUrl: `${googleApiUrl.value()}/`,
    timeout: CALL_TIMEOUT_MS,
    // Retries are decided by the callers (read-with-retry.ts).
    retry: false,
  });
}

type SdkError = Error & {
  response?: { status?: number; headers?: Headers; data?: { error?: { errors?: { reason?: string }[] } } };
};

function toCalendarError(error: unknown): CalendarError {
  const { message, response } = error as SdkError;
  return new CalendarError(message, {
    status: response?.status,
    code: response?.data?.error?.errors?.[0]?.reason,
    retryAfterMs: retryAfterMs(response?.headers?.get("retry-after")),
  });
}
