import type { schedulingApi } from "@dure/domain/scheduling/api";
import { planIdOf } from "@dure/domain/scheduling/booking-page/page-offer";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { toRange } from "@dure/domain/scheduling/slots/interval";
import { requestedRange } from "@dure/domain/scheduling/slots/slots";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { isDisconnected } from "../calendar/calendar-error";
import { openEvent } from "../scheduled-event/open-event";
import { freeTimes } from "./free-times";
import { movingState, type OpenPage, openPage, openState, type PageHost, toPublicPage } from "./open-page";

/**
 * A page as its visitors see it. While a host has to reconnect a calendar it offers no times, and its state says why.
 */
export const getPublicBooking: Verb<typeof schedulingApi.getPublicBooking> = async (ctx, { params, query }) => {
  const range = requestedRange(query);
  const [open, event] = await Promise.all([openPage(params.id), movingEvent(query.event)]);
  const moving = ofPage(event, open);
  const nowMs = Date.parse(ctx.now);
  const state = moving ? movingState(open, moving, nowMs) : openState(open, nowMs);
  if (state !== "active") return { page: toPublicPage(open, state, nowMs), slots: [] };
  const hosts = requestedHosts(open, { organizerId: query.organizer_id, moving });
  const { teamId, page } = open;
  const planId = moving ? planIdOf(moving, page) : query.plan_id;
  const pageQuery = { teamId, pageId: page.id, options: page, planId, holdId: query.hold_id, moving, nowMs };
  try {
    return { page: toPublicPage(open, state, nowMs), slots: (await freeTimes(pageQuery, hosts, range)).map(toRange) };
  } catch (error) {
    if (!isDisconnected(error)) throw error;
    return { page: toPublicPage(open, "calendar_disconnected", nowMs), slots: [] };
  }
};

/**
 * The hosts whose times count: those of the event about to move, else all hosts or, on a round-robin page, the one that
 * the visitor asks for.
 * @throws BAD_REQUEST when the visitor asks for somebody who is no host of the page
 */
export function requestedHosts(
  { hosts, page }: Pick<OpenPage, "hosts" | "page">,
  { organizerId, moving }: { organizerId?: string | undefined; moving?: ScheduledEvent | undefined },
): PageHost[] {
  const requested = organizerId === undefined ? hosts : hosts.filter(({ id }) => id === organizerId);
  if (requested.length === 0) throw new AppError("BAD_REQUEST", schedulingTexts.foreignOrganizer);
  const movedHosts = moving ? hosts.filter(({ id }) => moving.host_ids.includes(id)) : [];
  if (movedHosts.length > 0) return movedHosts;
  return page.strategy === "collective" ? hosts : requested;
}

const movingEvent = async (uuid: string | undefined): Promise<ScheduledEvent | undefined> =>
  uuid === undefined ? undefined : (await openEvent(uuid)).event;

/** An event's secret counts only on the page on which it was booked. */
const ofPage = (event: ScheduledEvent | undefined, { page }: OpenPage) =>
  event?.page_id === page.id && event.cancellation === null ? event : undefined;
