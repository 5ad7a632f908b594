import { HOUR_MS } from "@dure/domain/scheduling/slots/interval";
import type { Subscription } from "@microsoft/microsoft-graph-types";
import type { CalendarAccount, Channel } from "../provider-types";
import { withGraph } from "./graph-client";

/** Graph allows 4,230 minutes for events. */
const REQUESTED_MS = 70 * HOUR_MS;

/** Graph first validates the address (`validationToken`). */
export async function watchOutlookCalendar(
  account: CalendarAccount,
  calendarId: string,
  { secret, url }: Channel,
): Promise<number> {
  const untilMs = Date.now() + REQUESTED_MS;
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
