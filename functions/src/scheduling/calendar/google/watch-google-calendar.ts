import { DAY_MS } from "@dure/domain/scheduling/slots/interval";
import type { CalendarAccount, Channel } from "../provider-types";
import { withGoogle } from "./google-client";

const REQUESTED_MS = 7 * DAY_MS;

/** Google's notifications say that a calendar changed, not what changed. */
export async function watchGoogleCalendar(
  account: CalendarAccount,
  calendarId: string,
  { id, secret, url }: Channel,
): Promise<number> {
  const untilMs = Date.now() + REQUESTED_MS;
  const requestBody = { id, token: secret, type: "web_hook", address: url, expiration: String(untilMs) };
  const { expiration } = await withGoogle(account, (api) => api.events.watch({ calendarId, requestBody }));
  return Number(expiration ?? untilMs);
}
