import { type BookingPage, type BookingPageView, pageKind } from "@dure/domain/scheduling/booking-page/booking-page";
import { hasLostCalendars, type IsConnected } from "@dure/domain/scheduling/booking-page/lost-calendars";
import { isExpired } from "@dure/domain/scheduling/booking-page/publish-page";
import { connectionId } from "../../teams/connection/connection";
import { findReadableCalendars } from "../../teams/connection/connection-store";
import { calendarKey, findLostCalendars } from "../calendar/calendar-cache-store";
import { findPageLinks, type LinkOf } from "./page-address";

/** Tells whether a member's calendar belongs to a readable connected account and is still shown by that account. */
async function findConnectedCalendars(teamId: string): Promise<IsConnected> {
  const [readable, lost] = await Promise.all([findReadableCalendars(teamId), findLostCalendars(teamId)]);
  return (userId, calendar) =>
    readable.has(connectionId(calendar.provider, userId, calendar.email)) &&
    !lost.has(calendarKey({ teamId, userId, calendar }));
}

/** The data that page views need besides the pages, read once for a team. */
export type PageFacts = { isConnected: IsConnected; linkOf: LinkOf };

export async function findPageFacts(teamId: string): Promise<PageFacts> {
  const [isConnected, linkOf] = await Promise.all([findConnectedCalendars(teamId), findPageLinks(teamId)]);
  return { isConnected, linkOf };
}

/** A page with its public address and its state. */
export const toPageView = (page: BookingPage, { isConnected, linkOf }: PageFacts, now: string): BookingPageView => ({
  ...page,
  link: linkOf(page),
  state: stateOf(page, isConnected, now),
  kind: pageKind(page),
});

function stateOf(page: BookingPage, isConnected: IsConnected, now: string): BookingPageView["state"] {
  if (!page.enabled) return "off";
  if (isExpired(page, Date.parse(now))) return "expired";
  return hasLostCalendars(page, isConnected) ? "calendar_disconnected" : "active";
}
