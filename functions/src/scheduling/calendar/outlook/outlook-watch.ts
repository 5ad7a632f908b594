import { HOUR_MS } from "@dure/domain/scheduling/slots/interval";
import type { Subscription } from "@microsoft/microsoft-graph-types";
import type { CalendarAccount, Channel } from "../provider";
import { withGraph } from "./graph-client";

/** Graph's longest for events is 4,230 minutes. */
const ASKED_MS = 70 * HOUR_MS;

/** Graph first asks the address whether it wants to be told (`validationToken`). */
export async function watchOutlookCalendar(
  account: CalendarAccount,
  calendarId: string,
  { secret, url }: Channel,
): Promise<number> {
  const untilMs = Date.now() + ASKED_MS;
  const subscription: Subscription = {
    changeType: "created,updated,deleted",
    notificationUrl: url,
    resource: `/me/calendars/${calendarId}/events`,
    expirationDateTime: new Date(untilMs).toISOString(),
    clientState: secret,
  };
  await withGraph<Subscription>(account, "/subscriptions", (request) => request.post(subscription));
  return untilMs;
}
