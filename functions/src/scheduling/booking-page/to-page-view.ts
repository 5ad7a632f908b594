import { type BookingPage, type BookingPageView, pageKind } from "@dure/domain/scheduling/booking-page/booking-page";
import { hasLostCalendars, type IsConnected } from "@dure/domain/scheduling/booking-page/lost-calendars";
import { isExpired } from "@dure/domain/scheduling/booking-page/publish-page";
import { appUrl } from "../../platform/config";
import { connectionId } from "../../teams/connection/connection";
import { findReadableCalendars } from "../../teams/connection/connection-store";

/** Reads which calendars' accounts a team's members have connected. */
export async function findConnectedCalendars(teamId: string): Promise<IsConnected> {
  const readable = await findReadableCalendars(teamId);
  return (memberId, { provider, email }) => readable.has(connectionId(provider, memberId, email));
}

/** A page with its public address and its state. */
export const toPageView = (page: BookingPage, isConnected: IsConnected, now: string): BookingPageView => ({
  ...page,
  link: `${appUrl.value()}/book/${page.id}`,
  state: stateOf(page, isConnected, now),
  kind: pageKind(page),
});

function stateOf(page: BookingPage, isConnected: IsConnected, now: string): BookingPageView["state"] {
  if (isExpired(page, Date.parse(now))) return "expired";
  return hasLostCalendars(page, isConnected) ? "calendar_disconnected" : "active";
}
