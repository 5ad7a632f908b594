import { expect, it } from "vitest";
import { DEFAULT_WORKING_HOURS, Organizer } from "../booking-page/booking-page";
import {
  BookingDefaults,
  fromWorkingHours,
  initialDefaults,
  toWorkingHours,
  withDefaultCalendars,
} from "./booking-defaults";

const calendar = { provider: "google" as const, email: "me@example.com", id: "mine" };
const other = { ...calendar, id: "other" };
const third = { ...calendar, id: "third" };

it("keeps working hours as a list of days from Monday", () => {
  const hours = { ...DEFAULT_WORKING_HOURS, sun: [{ start: "10:00", end: "00:00" }] };
  const days = fromWorkingHours(hours);
  expect(days).toHaveLength(7);
  expect(days[6]).toEqual(hours.sun);
  expect(toWorkingHours({ workingHours: days })).toEqual(hours);
});

it("refuses a week that is not one", () => {
  const week = { ...initialDefaults(null, []), workingHours: [[], []] };
  expect(BookingDefaults.safeParse(week).success).toBe(false);
});

it("fills in calendars, but keeps those that were chosen to be checked", () => {
  const bare = Organizer.parse({ id: "one" });
  expect(withDefaultCalendars(bare, initialDefaults(calendar, [calendar, third]))).toMatchObject({
    dest_cal: calendar,
    conflict_cals: [calendar, third],
  });
  const checked = { ...bare, conflict_cals: [other] };
  expect(withDefaultCalendars(checked, initialDefaults(calendar, [calendar])).conflict_cals).toEqual([other]);
  expect(withDefaultCalendars(bare, initialDefaults(null, []))).toEqual(bare);
});
