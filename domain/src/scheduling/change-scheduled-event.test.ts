import { describe, expect, test } from "vitest";
import type { Actor } from "../shared/access";
import type { BookingPage } from "./booking-page";
import { DEFAULT_WORKING_HOURS } from "./booking-page";
import {
  assertHost,
  bookMeeting,
  cancelMeeting,
  isChangeable,
  moveMeeting,
  toPublicEvent,
} from "./change-scheduled-event";
import { toInterval } from "./interval";
import { changePage, copyPage, isExpired, pageState, publishPage } from "./publish-page";

const NOW = "2026-11-21T00:00:00.000Z";
const host = { id: "host", name: "이멤버", email: "host@example.com" };
const calendar = { provider: "google" as const, email: host.email, id: host.email };
const range = { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" };
const later = { start: "2026-11-25T01:00:00.000Z", end: "2026-11-25T01:30:00.000Z" };

const page: BookingPage = publishPage(
  "abcdefghij",
  {
    title: "상담",
    description: "",
    length: 30,
    timezone: "Asia/Seoul",
    location: { type: "phone", value: "" },
    working_hours: DEFAULT_WORKING_HOURS,
    window: { start: null, end: "2026-12-31" },
    offset: { value: 0, unit: "h" },
    buffer: { head: 0, tail: 0 },
    dest_cal: calendar,
    conflict_cals: [],
    form_submissions_mapping: { record_type_id: null, stage_id: null },
  },
  host,
  NOW,
);

const guest = { name: "손님", email: "guest@example.org", phone: "82-1012345678", company: "회사", note: "" };
const event = bookMeeting(
  page,
  host,
  { invitees: [guest], availability: range, language: "en", timezone: "Asia/Seoul" },
  { id: "0d5c0000-aaaa-4bbb-8ccc-000000000001", uuid: "secret" },
  NOW,
);

const actor = (id: string, role: Actor["role"], name = ""): Actor => ({ id, role, name });
const visitor = actor("public", "public", "visitor");

describe("an event", () => {
  test("keeps what its page said, and waits for the calendar under an id that Google takes", () => {
    expect(event).toMatchObject({ sequence: 0, calendar_state: "pending", company: "회사", host, page_id: page.id });
    expect(event.calendar_event_id).toMatch(/^[a-v0-9]{5,1024}$/);
  });

  test("remembers each move, in the name of who moved it", () => {
    const once = moveMeeting(event, { interval: toInterval(later), reason: "출장" }, visitor, NOW);
    const twice = moveMeeting(
      once,
      { interval: toInterval(range), reason: "다시" },
      actor("host", "member", "이멤버"),
      NOW,
    );
    expect(twice).toMatchObject({
      sequence: 2,
      date_range: range,
      change_logs: [
        { type: "rescheduled", updated_by: "손님", reason: "출장", old_date_range: range, new_date_range: later },
        { type: "rescheduled", updated_by: "이멤버", old_date_range: later, new_date_range: range },
      ],
    });
    expect(twice.calendar_event_id).toBe(event.calendar_event_id);
  });

  test.each([
    ["cancelled", cancelMeeting(event, "휴가", actor("host", "member", "이멤버"), NOW), NOW],
    ["over", event, "2026-11-24T01:30:00.000Z"],
    ["from a suggestion", { ...event, timeslots: { id: "x", type: "onetime" as const } }, NOW],
  ])("that is %s can't be changed", (_, one, now) => {
    expect(isChangeable(one, now)).toBe(false);
    expect(() => moveMeeting(one, { interval: toInterval(later), reason: "x" }, visitor, now)).toThrow(
      "can't be changed",
    );
    expect(() => cancelMeeting(one, "x", visitor, now)).toThrow("can't be changed");
  });

  test("can't be rescheduled once its page is gone", () => {
    expect(toPublicEvent(event, true, NOW).can_reschedule).toBe(true);
    expect(toPublicEvent(event, false, NOW).can_reschedule).toBe(false);
  });

  test.each([
    [actor("host", "member"), true],
    [actor("boss", "admin"), true],
    [actor("other", "member"), false],
  ])("%o may change it: %s", (who, allowed) => {
    if (allowed) expect(() => assertHost(event, who)).not.toThrow();
    else expect(() => assertHost(event, who)).toThrow("Only its host or an admin");
  });
});

describe("a page", () => {
  const creator = actor("host", "member");

  test("changes what it is given, for its creator only", () => {
    const changed = changePage(page, { title: "새 제목", description: undefined }, creator, "2026-11-22T00:00:00.000Z");
    expect(changed).toEqual({ ...page, title: "새 제목", updated_at: "2026-11-22T00:00:00.000Z" });
    expect(() => changePage(page, {}, actor("boss", "admin"), NOW)).toThrow("Only its creator");
  });

  test.each([
    [{ dest_cal: null }, "choose a calendar"],
    [{ working_hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } }, "working hours"],
    [
      {
        location: { type: "google-meet" as const, value: "" as const },
        dest_cal: { ...calendar, provider: "outlook" as const },
      },
      "Google Meet",
    ],
  ])("is not published with %o", (changes, message) => {
    expect(() => changePage(page, changes, creator, NOW)).toThrow(message);
  });

  test("expires with the last day of its window, in its own zone", () => {
    expect(isExpired(page, Date.parse("2026-12-31T14:59:59Z"))).toBe(false);
    expect(isExpired(page, Date.parse("2026-12-31T15:00:00Z"))).toBe(true);
    expect(pageState(page, Date.parse(NOW))).toBe("active");
  });

  test("is copied with calendars only for its own organizer", () => {
    const copy = { id: "bbbbbbbbbb", organizer: { ...host, id: "other" }, suffix: " (사본)" };
    expect(copyPage(page, copy, NOW)).toMatchObject({ title: "상담 (사본)", dest_cal: null, created_by: "other" });
    expect(copyPage({ ...page, title: "가".repeat(100) }, { ...copy, organizer: host }, NOW)).toMatchObject({
      title: `${"가".repeat(95)} (사본)`,
      dest_cal: calendar,
    });
    expect(pageState(copyPage(page, copy, NOW), Date.parse(NOW))).toBe("calendar_disconnected");
  });
});
