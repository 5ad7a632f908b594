import type { BookingDefaults } from "../booking-defaults/booking-defaults";
import { type BookingPage, type CalendarRef, MAX_CONFLICT_CALENDARS } from "./booking-page";

const nameOf = ({ provider, email, id }: CalendarRef): string => JSON.stringify([provider, email, id]);

/** The calendars, with others added that are not among them; the same list when there are none to add. */
function withCalendars(calendars: CalendarRef[], added: readonly CalendarRef[]): CalendarRef[] {
  const known = new Set(calendars.map(nameOf));
  const missing = added.filter((one) => !known.has(nameOf(one)));
  return missing.length > 0 ? [...calendars, ...missing].slice(0, MAX_CONFLICT_CALENDARS) : calendars;
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
  const organizers = page.organizers.map((one) => {
    const conflict_cals = one.id === memberId ? withCalendars(one.conflict_cals, added) : one.conflict_cals;
    return conflict_cals === one.conflict_cals ? one : { ...one, conflict_cals };
  });
  const isSame = organizers.every((one, place) => one === page.organizers[place]);
  return page.mode === "sub" || isSame ? page : { ...page, organizers, updated_at: now };
}

/** A member's saved defaults, likewise. */
export function blockDefaultsByCalendars(defaults: BookingDefaults, added: readonly CalendarRef[]): BookingDefaults {
  const calendarToCheckConflicts = withCalendars(defaults.calendarToCheckConflicts, added);
  return calendarToCheckConflicts === defaults.calendarToCheckConflicts
    ? defaults
    : { ...defaults, calendarToCheckConflicts };
}
