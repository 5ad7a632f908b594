import { expect, test } from "vitest";
import { type CalendarRef, Organizer } from "./booking-page";
import { hasLostCalendars } from "./lost-calendars";

const calendarOf = (email: string): CalendarRef => ({ provider: "google", email, id: email });
const [mina, june] = ["mina", "june"].map((id) =>
  Organizer.parse({ id, dest_cal: calendarOf(id), conflict_cals: [calendarOf(`${id}2`)] }),
);
if (!mina || !june) throw new Error("There are two.");
const lost =
  (...emails: string[]) =>
  (id: string, { email }: CalendarRef) =>
    email.startsWith(id) && !emails.includes(email);

test.each([
  ["all calendars stand", "collective", [], false],
  ["a calendar for events is lost", "collective", ["june"], true],
  ["a calendar that blocks is lost", "collective", ["mina2"], true],
  ["one of those who take turns has lost theirs", "round-robin", ["june"], false],
  ["all who take turns have", "round-robin", ["june2", "mina"], true],
] as const)("%s, on a %s page", (_, strategy, emails, expected) => {
  expect(hasLostCalendars({ strategy, organizers: [mina, june] }, lost(...emails))).toBe(expected);
});
