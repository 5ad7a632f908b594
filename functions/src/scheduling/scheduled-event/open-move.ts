import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { planIdOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { assertMovable } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { otherTimes } from "@dure/domain/scheduling/suggestion/suggested-move";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { getPage } from "../booking-page/booking-page-store";
import type { PageQuery } from "../booking-page/free-times";
import { type PageHost, readHosts } from "../booking-page/open-page";
import { openSuggestedMove } from "../suggestion/open-suggested-move";

/** An event that may be moved, with its hosts, who stay the same, and the query for their times. */
export type OpenMove = { page: BookingPage; hosts: PageHost[]; query: PageQuery & { pageId: string } };

/**
 * Opens the move of an event that was booked on a page; `openSuggestedMove` is for suggestions.
 * @throws CONFLICT when it can't be moved any more: canceled, over, its page deleted
 * (docs/product/scheduling-events.md#changing-an-event), or one of its hosts no longer on the page or in the team
 */
export async function openMove(teamId: string, event: ScheduledEvent, now: string): Promise<OpenMove> {
  assertMovable(event, now);
  const page = await getPage(teamId, event.page_id).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "NOT_FOUND" ? pageGone() : error;
  });
  const { hosts: present } = await readHosts(teamId, page);
  const hosts = present.filter(({ id }) => event.host_ids.includes(id));
  if (hosts.length < event.hosts.length) throw new AppError("CONFLICT", schedulingTexts.hostGone);
  const planId = planIdOf(event, page);
  return {
    page,
    hosts,
    query: { teamId, pageId: page.id, options: page, planId, moving: event, nowMs: Date.parse(now) },
  };
}

/** Whether an event's invitee can move it. A suggested meeting needs another suggested time that is left. */
export const isMovable = (teamId: string, event: ScheduledEvent, now: string): Promise<boolean> =>
  openAny(teamId, event, now).then(
    (isOpen) => isOpen,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "CONFLICT") return false;
      throw error;
    },
  );

async function openAny(teamId: string, event: ScheduledEvent, now: string): Promise<boolean> {
  if (event.timeslots.type === "multi-use") return Boolean(await openMove(teamId, event, now));
  const { suggestion } = await openSuggestedMove(teamId, event, now);
  return suggestion !== undefined && otherTimes(suggestion, event, now).length > 0;
}

export const pageGone = () => new AppError("CONFLICT", schedulingTexts.pageGone);
