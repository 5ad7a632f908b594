import { expect, test } from "vitest";
import { DEFAULT_WORKING_HOURS } from "../booking-page/booking-page";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { toInterval } from "../slots/interval";
import { optionsOfSuggested, otherTimes } from "./suggested-move";

const at = (hour: string) => ({ start: `2026-11-24T${hour}:00.000Z`, end: `2026-11-24T${hour.slice(0, 3)}45:00.000Z` });
const calendar = { provider: "google" as const, email: "host@dure.example", id: "main" };
const event = {
  title: "도입 상담",
  date_range: at("02:00"),
  hosts: [
    { id: "host", dest_cal: calendar },
    { id: "colleague", dest_cal: null },
  ],
  meeting_plan: { id: "onetime", type: "google-meet", value: "" },
} as unknown as ScheduledEvent;

test("a suggested meeting can move within its host's usual hours, with the same length and hosts", () => {
  const other = { ...calendar, id: "other" };
  const options = optionsOfSuggested(event, { timezone: "Asia/Seoul", hours: undefined, calendars: [other] });
  expect(options).toMatchObject({
    strategy: "collective",
    working_hours: DEFAULT_WORKING_HOURS,
    timezone: "Asia/Seoul",
  });
  expect(options.meeting_plans).toMatchObject([{ id: "onetime", length: 45, buffer: { head: 0, tail: 0 } }]);
  expect(options.organizers).toMatchObject([
    { id: "host", dest_cal: calendar, conflict_cals: [other] },
    { id: "colleague", dest_cal: null, conflict_cals: [] },
  ]);
});

test("the other suggested times are those in the future, in order", () => {
  const availabilities = [at("05:00"), at("02:00"), at("03:00"), at("00:00")];
  expect(otherTimes({ availabilities }, event, "2026-11-24T01:00:00.000Z")).toEqual(
    [at("03:00"), at("05:00")].map(toInterval),
  );
});
