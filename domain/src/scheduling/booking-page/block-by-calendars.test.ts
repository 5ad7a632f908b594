import { describe, expect, test } from "vitest";
import { initialDefaults } from "../booking-defaults/booking-defaults";
import {
  blockByCalendars,
  blockDefaultsByCalendars,
  unblockByAccount,
  unblockDefaultsByAccount,
} from "./block-by-calendars";
import { BookingPage, type CalendarRef, DEFAULT_WORKING_HOURS } from "./booking-page";
import { MeetingPlan } from "./meeting-plan";

const NOW = "2026-11-21T09:00:00.000Z";
const LATER = "2026-11-22T09:00:00.000Z";
const calendarOf = (id: string): CalendarRef => ({ provider: "google", email: "mina@example.com", id });
const [first, second] = [calendarOf("first"), calendarOf("second")];
const page = BookingPage.parse({
  id: "abcdefghij",
  title: "Call",
  timezone: "Asia/Seoul",
  organizers: [
    { id: "mina", dest_cal: first, conflict_cals: [first] },
    { id: "june", dest_cal: first, conflict_cals: [] },
  ],
  meeting_plans: [MeetingPlan.parse({ id: "plan", type: "phone", value: "", length: 30 })],
  working_hours: DEFAULT_WORKING_HOURS,
  window: { start: null, end: null },
  offset: { value: 0, unit: "h" },
  form_submissions_mapping: { record_type_id: null, stage_id: null },
  created_by: "mina",
  created_at: NOW,
  updated_at: NOW,
});

describe("the calendars of a newly connected account", () => {
  test("block the times of their owner on a page, and of nobody else", () => {
    const after = blockByCalendars(page, "mina", [first, second], LATER);
    expect(after.organizers.map(({ conflict_cals }) => conflict_cals)).toEqual([[first, second], []]);
    expect(after.updated_at).toBe(LATER);
  });

  test("change nothing if they already block times, nor on a router's group", () => {
    expect(blockByCalendars(page, "mina", [first], LATER)).toBe(page);
    expect(blockByCalendars(page, "kim", [second], LATER)).toBe(page);
    const group = { ...page, mode: "sub" as const };
    expect(blockByCalendars(group, "mina", [second], LATER)).toBe(group);
  });

  test("are at most fifty", () => {
    const many = Array.from({ length: 60 }, (_, i) => calendarOf(String(i)));
    expect(blockByCalendars(page, "mina", many, LATER).organizers[0]?.conflict_cals).toHaveLength(50);
  });

  test("are added to the member's defaults", () => {
    const defaults = initialDefaults(first, [first]);
    expect(blockDefaultsByCalendars(defaults, [second]).calendarToCheckConflicts).toEqual([first, second]);
    expect(blockDefaultsByCalendars(defaults, [first])).toBe(defaults);
  });
});

describe("the calendars of a disconnected account", () => {
  const account = { provider: "google" as const, email: "Old@example.com" };
  const [old, elsewhere] = [
    { ...account, email: "old@example.com", id: "old" },
    { ...account, provider: "outlook" as const, id: "old" },
  ];

  test("no longer block times of their owner, but are still where meetings are saved", () => {
    const [mina, june] = page.organizers;
    if (!mina || !june) throw new Error("The page has two hosts.");
    const both = {
      ...page,
      organizers: [mina, june].map((one) => ({ ...one, conflict_cals: [first, old, elsewhere] })),
    };
    const after = unblockByAccount(both, "june", account, LATER);
    expect(after.organizers.map(({ conflict_cals }) => conflict_cals)).toEqual([
      [first, old, elsewhere],
      [first, elsewhere],
    ]);
    expect(after.updated_at).toBe(LATER);
    const destination = { ...page, organizers: [{ ...mina, dest_cal: old }, june] };
    expect(unblockByAccount(destination, "mina", account, LATER)).toBe(destination);
  });

  test("are no longer checked in the member's defaults", () => {
    const defaults = initialDefaults(old, [first, old]);
    expect(unblockDefaultsByAccount(defaults, account)).toEqual({ ...defaults, calendarToCheckConflicts: [first] });
    expect(unblockDefaultsByAccount(initialDefaults(first, [first]), account).calendarToCheckConflicts).toEqual([
      first,
    ]);
  });
});
