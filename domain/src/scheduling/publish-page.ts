import type { Actor } from "../shared/access";
import { AppError } from "../shared/error";
import type { Text } from "../shared/text";
import { type BookingPage, type BookingPageOptions, hasWorkingHours } from "./booking-page";
import { schedulingTexts } from "./texts";
import { dayRange } from "./zone";

type Organizer = BookingPage["organizer"];

/** A new page of a member, who is its organizer. */
export function publishPage(id: string, options: BookingPageOptions, organizer: Organizer, now: string): BookingPage {
  assertPublishable(options);
  return { ...options, id, organizer, created_by: organizer.id, created_at: now, updated_at: now };
}

/** Only its creator changes a page (spec/3-scheduling-routing-email.md §6). */
export function changePage(
  before: BookingPage,
  changes: Partial<BookingPageOptions>,
  actor: Actor,
  now: string,
): BookingPage {
  assertCreator(before, actor);
  const after = { ...before, ...changes, updated_at: now };
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
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text.en }]);

/** Expired once its window has passed in the page's zone (spec/3 §4). */
export const isExpired = ({ window, timezone }: Pick<BookingPage, "window" | "timezone">, nowMs: number): boolean =>
  window.end !== null && dayRange(timezone, window.end, window.end).end <= nowMs;

/** What the page itself says about whether it can be booked; its calendar is another question. */
export function pageState(page: BookingPage, nowMs: number): "active" | "expired" | "no_working_hours" {
  if (isExpired(page, nowMs)) return "expired";
  return hasWorkingHours(page.working_hours) ? "active" : "no_working_hours";
}

/** Every calendar that decides whether the organizer is free: those chosen, and the one that takes the events. */
export function conflictCalendars({ dest_cal, conflict_cals }: Pick<BookingPageOptions, "dest_cal" | "conflict_cals">) {
  const all = dest_cal ? [dest_cal, ...conflict_cals] : conflict_cals;
  return [...new Map(all.map((one) => [`${one.provider} ${one.email} ${one.id}`, one])).values()];
}
