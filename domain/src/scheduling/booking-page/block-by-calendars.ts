import type { ConnectionView } from "../../teams/connection";
import type { BookingDefaults } from "../booking-defaults/booking-defaults";
import { type BookingPage, type CalendarRef, MAX_CONFLICT_CALENDARS } from "./booking-page";

const nameOf = ({ provider, email, id }: CalendarRef): string => JSON.stringify([provider, email, id]);

/** A connected account of a member. */
type Account = Pick<ConnectionView, "provider" | "email">;

/** Adds calendars that are not in the list yet; returns the same list if there are none to add. */
function withCalendars(calendars: CalendarRef[], added: readonly CalendarRef[]): CalendarRef[] {
  const known = new Set(calendars.map(nameOf));
  const missing = added.filter((one) => !known.has(nameOf(one)));
  return missing.length > 0 ? [...calendars, ...missing].slice(0, MAX_CONFLICT_CALENDARS) : calendars;
}

/** Removes an account's calendars; returns the same list if it has none of them. */
function withoutAccount(calendars: CalendarRef[], { provider, email }: Account): CalendarRef[] {
  const isOfAccount = (one: CalendarRef) =>
    one.provider === provider && one.email.toLowerCase() === email.toLowerCase();
  return calendars.some(isOfAccount) ? calendars.filter((one) => !isOfAccount(one)) : calendars;
}

/** Changes the calendars that block one of a page's organizers; returns the same page if nothing changes. */
function changeConflicts(
  page: BookingPage,
  memberId: string,
  change: (calendars: CalendarRef[]) => CalendarRef[],
  now: string,
): BookingPage {
  const organizers = page.organizers.map((one) => {
    const conflict_cals = one.id === memberId ? change(one.conflict_cals) : one.conflict_cals;
    return conflict_cals === one.conflict_cals ? one : { ...one, conflict_cals };
  });
  const isSame = organizers.every((one, place) => one === page.organizers[place]);
  return isSame ? page : { ...page, organizers, updated_at: now };
}

/** Changes the blocking calendars in a member's saved defaults in the same way. */
function changeDefaultConflicts(
  defaults: BookingDefaults,
  change: (calendars: CalendarRef[]) => CalendarRef[],
): BookingDefaults {
  const calendarToCheckConflicts = change(defaults.calendarToCheckConflicts);
  return calendarToCheckConflicts === defaults.calendarToCheckConflicts
    ? defaults
    : { ...defaults, calendarToCheckConflicts };
}

/**
 * A page after one of its organizers connected another account: its calendars block them too. A router's group looks for
 * conflicts only where it adds meetings (docs/product/scheduling.md#group-pages).
 * @returns the same page when nothing changes
 */
export function blockByCalendars(
  page: BookingPage,
  memberId: string,
  added: readonly CalendarRef[],
  now: string,
): BookingPage {
  return page.mode === "sub" ? page : changeConflicts(page, memberId, (all) => withCalendars(all, added), now);
}

/** A member's saved defaults, likewise. */
export const blockDefaultsByCalendars = (defaults: BookingDefaults, added: readonly CalendarRef[]): BookingDefaults =>
  changeDefaultConflicts(defaults, (all) => withCalendars(all, added));

/**
 * A page after one of its organizers disconnected an account: its calendars block them no more. Where meetings are added
 * to one of them, that stays, and the page takes no bookings until another is chosen.
 * @returns the same page when nothing changes
 */
export const unblockByAccount = (page: BookingPage, memberId: string, account: Account, now: string): BookingPage =>
  changeConflicts(page, memberId, (all) => withoutAccount(all, account), now);

/** A member's saved defaults, likewise. */
export const unblockDefaultsByAccount = (defaults: BookingDefaults, account: Account): BookingDefaults =>
  changeDefaultConflicts(defaults, (all) => withoutAccount(all, account));
