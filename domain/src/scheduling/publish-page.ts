import type { Actor } from "../shared/access";
import { AppError } from "../shared/error";
import type { Text } from "../shared/text";
import {
  type BookingPage,
  type BookingPageChanges,
  type BookingPageOptions,
  hasWorkingHours,
  type PublicPageState,
} from "./booking-page";
import { schedulingTexts } from "./texts";
import { dayRange } from "./zone";

type Organizer = BookingPage["organizer"];

/** A new page of a member, who is its organizer. */
export function publishPage(id: string, options: BookingPageOptions, organizer: Organizer, now: string): BookingPage {
  assertPublishable(options);
  return { ...options, id, organizer, created_by: organizer.id, created_at: now, updated_at: now };
}

/**
 * A copy for a member. Calendars of another member don't come along: the copy is disconnected until its own are set.
 * @param suffix told from the original by it, at the end of the title
 */
export function copyPage(
  original: BookingPage,
  copy: { id: string; organizer: Organizer; suffix: string },
  now: string,
): BookingPage {
  const isOwn = original.organizer.id === copy.organizer.id;
  return {
    ...original,
    ...(!isOwn && { dest_cal: null, conflict_cals: [] }),
    title: `${original.title.slice(0, 100 - copy.suffix.length)}${copy.suffix}`,
    id: copy.id,
    organizer: copy.organizer,
    created_by: copy.organizer.id,
    created_at: now,
    updated_at: now,
  };
}

/** Only its creator changes a page (spec/3-scheduling-routing-email.md §6). */
export function changePage(before: BookingPage, changes: BookingPageChanges, actor: Actor, now: string): BookingPage {
  assertCreator(before, actor);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after = { ...before, ...Object.fromEntries(given), updated_at: now };
  assertPublishable(after);
  return after;
}

export function assertCreator({ created_by }: BookingPage, actor: Actor): void {
  if (created_by !== actor.id) throw new AppError("FORBIDDEN", schedulingTexts.pageOfOther);
}

/** What a page can't be published without (spec/3 §5): a calendar to add events to, and working hours. */
function assertPublishable({ dest_cal, working_hours, location }: BookingPageOptions): void {
  if (!dest_cal) throw missing("dest_cal", schedulingTexts.calendarRequired);
  if (!hasWorkingHours(working_hours)) throw missing("working_hours", schedulingTexts.hoursRequired);
  if (location.type === "google-meet" && dest_cal.provider !== "google")
    throw missing("location", schedulingTexts.meetNeedsGoogle);
}

const missing = (field: string, text: Text) =>
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);

/** Expired once its window has passed in the page's zone (spec/3 §4). */
export const isExpired = ({ window, timezone }: Pick<BookingPage, "window" | "timezone">, nowMs: number): boolean =>
  window.end !== null && dayRange(timezone, window.end, window.end).end <= nowMs;

/** What the page itself says about whether it can be booked; whether its calendars answer is another question. */
export function pageState(page: BookingPage, nowMs: number): PublicPageState {
  if (isExpired(page, nowMs)) return "expired";
  if (!hasWorkingHours(page.working_hours)) return "no_working_hours";
  return page.dest_cal ? "active" : "calendar_disconnected";
}

/** @throws CONFLICT when a page can't be booked, saying why */
export function assertBookable(state: PublicPageState): void {
  if (state !== "active") throw new AppError("CONFLICT", WHY[state], { state });
}

const WHY: Record<Exclude<PublicPageState, "active">, Text> = {
  expired: schedulingTexts.pageExpired,
  no_working_hours: schedulingTexts.noWorkingHours,
  calendar_disconnected: schedulingTexts.calendarDisconnected,
};

/** Every calendar that decides whether the organizer is free: those chosen, and the one that takes the events. */
export function conflictCalendars({ dest_cal, conflict_cals }: Pick<BookingPageOptions, "dest_cal" | "conflict_cals">) {
  const all = dest_cal ? [dest_cal, ...conflict_cals] : conflict_cals;
  return [...new Map(all.map((one) => [`${one.provider} ${one.email} ${one.id}`, one])).values()];
}
