import { MAX_QUESTIONS } from "../../forms/question/question";
import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import { cutText, type Text } from "../../shared/text";
import {
  changeNotifications,
  type GivenNotifications,
  toLegacyFields,
} from "../notification/legacy-notification-fields";
import { DEFAULT_NOTIFICATIONS, type Notifications, needsPhone } from "../notification/notification";
import { dayRange, localDay } from "../slots/zone";
import { schedulingTexts } from "../texts";
import { withRequiredPhone } from "./booking-form";
import type { BookingPage, BookingPageChanges, BookingPageOptions, Organizer, PublicPageState } from "./booking-page";
import { hasAnyHours, plansOf } from "./page-offer";

/** A new page. Its creator need not be one of its organizers. */
export function publishPage(id: string, options: BookingPageOptions, creatorId: string, now: string): BookingPage {
  const page = { ...options, ...withNotifications(DEFAULT_NOTIFICATIONS, options) };
  assertPublishable(page);
  return { ...page, id, created_by: creatorId, created_at: now, updated_at: now };
}

/**
 * A copy of a page for a member. Its organizers and their settings are copied, except for another member's personal
 * page: the copy becomes the caller's personal page, without the other member's calendars.
 * @param suffix appended to the title
 */
export function copyPage(
  original: BookingPage,
  copy: { id: string; creatorId: string; suffix: string },
  now: string,
): BookingPage {
  const [only] = original.organizers.length === 1 ? original.organizers : [];
  const isForeign = only !== undefined && only.id !== copy.creatorId;
  return {
    ...original,
    ...(isForeign && { organizers: [{ ...only, id: copy.creatorId, dest_cal: null, conflict_cals: [] }] }),
    slug: null,
    title: `${cutText(original.title, 100 - copy.suffix.length)}${copy.suffix}`,
    id: copy.id,
    created_by: copy.creatorId,
    created_at: now,
    updated_at: now,
  };
}

/** A page with some options changed. */
export function changePage(before: BookingPage, changes: BookingPageChanges, actor: Actor, now: string): BookingPage {
  assertMayChange(before, actor);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const told = withNotifications(before.notifications, changes);
  const form = formFor(before, told.notifications, changes);
  const after = { ...before, ...form, ...Object.fromEntries(given), ...told, updated_at: now };
  assertPublishable(after);
  return after;
}

/** A page's notifications, with the older fields that are derived from them. */
function withNotifications(before: Notifications, given: GivenNotifications) {
  const notifications = changeNotifications(before, given);
  return { notifications, ...toLegacyFields(notifications) };
}

/**
 * Makes the phone number required if the page sends messages by KakaoTalk
 * (docs/product/scheduling.md#publishing-rules), even if the change does not contain the form.
 */
const formFor = (
  { form }: BookingPage,
  notifications: Notifications,
  { reminders, notifications: given }: BookingPageChanges,
): Pick<BookingPage, "form"> => ({
  form:
    (reminders || given) && needsPhone(notifications) && form.length < MAX_QUESTIONS ? withRequiredPhone(form) : form,
});

/**
 * A page's creator, its organizers and admins may change it: a leaving member's pages are handed over first
 * (docs/product/scheduling.md#permissions). The page of a router's group may be changed by every member, as the router.
 */
export const mayChange = (
  { mode, created_by, organizers }: Pick<BookingPage, "mode" | "created_by" | "organizers">,
  { id, role }: Pick<Actor, "id" | "role">,
): boolean =>
  mode === "sub" || role === "admin" || created_by === id || organizers.some((organizer) => organizer.id === id);

export function assertMayChange(page: BookingPage, actor: Actor): void {
  if (!mayChange(page, actor)) throw new AppError("FORBIDDEN", schedulingTexts.pageOfOthers);
}

/**
 * A published page needs a calendar for new events for each organizer, and working hours, on weekdays or on dates
 * (docs/product/scheduling.md#publishing-rules).
 */
export function assertPublishable(options: BookingPageOptions & Pick<BookingPage, "notifications">): void {
  for (const [place, organizer] of options.organizers.entries()) {
    const at = `organizers.${place}`;
    if (!organizer.dest_cal) throw missing(`${at}.dest_cal`, schedulingTexts.calendarRequired);
    if (!hasAnyHours(options, organizer))
      throw organizer.availabilities
        ? missing(`${at}.availabilities`, schedulingTexts.hoursRequired)
        : missing("working_hours", schedulingTexts.hoursRequired);
    const needsGoogle = plansOf(options, organizer).some(({ type }) => type === "google-meet");
    const holdsMeetings = options.strategy === "round-robin" || place === 0;
    if (needsGoogle && holdsMeetings && organizer.dest_cal.provider !== "google")
      throw missing(`${at}.meeting_plans`, schedulingTexts.meetNeedsGoogle);
  }
  if (options.seats > 1 && options.strategy === "round-robin") throw missing("seats", schedulingTexts.seatsInTurns);
  if (options.seats > 1 && options.approval) throw missing("approval", schedulingTexts.seatsApproved);
  const asksForPhone = options.form.some(({ name, required }) => name === "phone" && required);
  if (needsPhone(options.notifications) && !asksForPhone) throw missing("form", schedulingTexts.kakaoNeedsPhone);
}

const missing = (field: string, text: Text) =>
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);

/** Expired once its window has passed in the page's zone (docs/product/scheduling.md#states). */
export const isExpired = ({ window, timezone }: Pick<BookingPage, "window" | "timezone">, nowMs: number): boolean =>
  window.end !== null && dayRange(timezone, window.end, window.end).end <= nowMs;

/** A page's state by its own options; its calendars' states are not part of it. */
export function pageState(page: BookingPage, nowMs: number): PublicPageState {
  if (!page.enabled) return "off";
  if (isExpired(page, nowMs)) return "expired";
  const today = localDay(page.timezone, nowMs);
  if (!page.organizers.some((organizer) => hasAnyHours(page, organizer, today))) return "no_working_hours";
  return page.organizers.some(({ dest_cal }) => dest_cal) ? "active" : "calendar_disconnected";
}

/** @throws CONFLICT when a page can't be booked, saying why */
export function assertBookable(state: PublicPageState): void {
  if (state !== "active") throw new AppError("CONFLICT", WHY[state], { state });
}

const WHY: Record<Exclude<PublicPageState, "active">, Text> = {
  off: schedulingTexts.pageOff,
  expired: schedulingTexts.pageExpired,
  no_working_hours: schedulingTexts.noWorkingHours,
  calendar_disconnected: schedulingTexts.calendarDisconnected,
  host_left: schedulingTexts.hostLeft,
};

/** The calendars that decide whether an organizer is free: the chosen ones, and the one for new events. */
export function conflictCalendars({ dest_cal, conflict_cals }: Pick<Organizer, "dest_cal" | "conflict_cals">) {
  const all = dest_cal ? [dest_cal, ...conflict_cals] : conflict_cals;
  return [...new Map(all.map((one) => [`${one.provider} ${one.email} ${one.id}`, one])).values()];
}
