import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Actor, mayDelete } from "../../shared/access";
import { DEFAULT_FORM } from "../booking-page/booking-form";
import { type BookingPage, DEFAULT_WORKING_HOURS, Organizer, pageKind } from "../booking-page/booking-page";
import { DEFAULT_PLAN } from "../booking-page/meeting-plan";
import { pageSettingsWithDefaults } from "../booking-page/page-settings";
import { changePage, copyPage, isExpired, mayChange, pageState, publishPage } from "../booking-page/publish-page";
import { toInterval } from "../slots/interval";
import { cancelMeeting, expireRequest } from "./cancel-meeting";
import {
  assertHost,
  bookMeeting,
  isChangeable,
  rescheduleMeeting,
  toEventView,
  toPublicEvent,
  withCalendarState,
} from "./change-scheduled-event";

const NEVER = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const NOW = "2026-11-21T00:00:00.000Z";
const host = { id: "host", name: "이멤버", email: "host@example.com" };
const calendar = { provider: "google" as const, email: host.email, id: host.email };
const range = { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" };
const later = { start: "2026-11-25T01:00:00.000Z", end: "2026-11-25T01:30:00.000Z" };

const page: BookingPage = publishPage(
  "abcdefghij",
  {
    mode: "stand-alone",
    title: "상담",
    description: "",
    timezone: "Asia/Seoul",
    strategy: "collective",
    organizers: [Organizer.parse({ id: host.id, dest_cal: calendar })],
    meeting_plans: [{ id: "call", type: "phone", value: "", length: 30, buffer: { head: 0, tail: 0 } }],
    date_overrides: [],
    daily_limit: null,
    days_ahead: null,
    reminders: [],
    slack_channel: null,
    form: DEFAULT_FORM,
    form_field_mapping: {},
    form_submission_noti_setting: null,
    follow_up_mail_setting: null,
    working_hours: DEFAULT_WORKING_HOURS,
    window: { start: null, end: "2026-12-31" },
    offset: { value: 0, unit: "h" },
    form_submissions_mapping: { record_type_id: null, stage_id: null },
    ...z.object(pageSettingsWithDefaults).parse({}),
  },
  host.id,
  NOW,
);

const [plan] = page.meeting_plans;
if (!plan) throw new Error("The page has no plan.");
const hosts = [{ ...host, dest_cal: calendar }];
const guest = { name: "손님", email: "guest@example.org", phone: "82-1012345678", company: "회사", note: "" };
const event = bookMeeting(
  page,
  { hosts, plan },
  { invitees: [guest], availability: range, language: "en", timezone: "Asia/Seoul" },
  { id: "0d5c0000-aaaa-4bbb-8ccc-000000000001", uuid: "secret" },
  NOW,
);

const KAKAO = { type: "kakao" as const, send_at: { digit: "h" as const, value: 1 } };

const actor = (id: string, role: Actor["role"], name = ""): Actor => ({ id, role, name });
const visitor = actor("public", "public", "visitor");

describe("an event", () => {
  test("keeps its page's values, and waits for the calendar under a valid Google id", () => {
    expect(event).toMatchObject({ sequence: 0, calendar_state: "pending", company: "회사", host, page_id: page.id });
    expect(event.hosts[0]?.calendar_event_id).toMatch(/^[a-v0-9]{5,1024}$/);
  });

  test("can be moved a limited number of times, by its host more often than by its invitee", () => {
    const movedBy = (by: Actor, times: number) =>
      Array.from({ length: times }).reduce<typeof event>(
        (before) => rescheduleMeeting(before, { interval: toInterval(later), reason: "출장" }, by, NOW),
        event,
      );
    const refused = expect.objectContaining({ code: "CONFLICT" });
    expect(movedBy(visitor, 20).change_logs).toHaveLength(20);
    expect(() => movedBy(visitor, 21)).toThrow(refused);
    expect(movedBy(actor(host.id, "member"), 100).change_logs).toHaveLength(100);
    expect(() => movedBy(actor(host.id, "member"), 101)).toThrow(refused);
  });

  test("logs each move with the name of the person", () => {
    const once = rescheduleMeeting(event, { interval: toInterval(later), reason: "출장" }, visitor, NOW);
    const twice = rescheduleMeeting(
      once,
      { interval: toInterval(range), reason: "다시" },
      actor("host", "member", "이멤버"),
      NOW,
    );
    expect(twice).toMatchObject({
      sequence: 2,
      date_range: range,
      change_logs: [
        { updated_by: "손님", by_invitee: true, reason: "출장", old_date_range: range, new_date_range: later },
        { updated_by: "이멤버", by_invitee: false, old_date_range: later, new_date_range: range },
      ],
    });
    expect(twice.hosts).toEqual(event.hosts);
  });

  test.each([
    ["cancelled", cancelMeeting(event, "휴가", actor("host", "member", "이멤버"), NOW), NOW],
    ["over", event, "2026-11-24T01:30:00.000Z"],
  ])("that is %s can't be changed", (_, one, now) => {
    expect(isChangeable(one, now)).toBe(false);
    expect(() => rescheduleMeeting(one, { interval: toInterval(later), reason: "x" }, visitor, now)).toThrow(
      "can no longer be changed",
    );
    expect(() => cancelMeeting(one, "x", visitor, now)).toThrow("can no longer be changed");
  });

  test("that is not approved in time is declined once by nobody, even after its end", () => {
    const asked = { ...event, approval: "pending" as const };
    for (const now of [range.start, later.end]) {
      const after = expireRequest(asked, now);
      expect(after).toMatchObject({ approval: "declined", sequence: 1, cancellation: { cancelled_by: "" } });
      expect(after.change_logs).toMatchObject([{ type: "cancelled", updated_by: "", by_invitee: false }]);
      expect(expireRequest(after, now)).toBe(after);
    }
    expect(expireRequest(asked, NOW)).toBe(asked);
    const approved = { ...event, approval: "approved" as const };
    expect(expireRequest(approved, later.end)).toBe(approved);
  });

  test("from a suggestion can be moved and canceled like any other, and a seat can't be moved", () => {
    const suggested = { ...event, timeslots: { id: "x", type: "onetime" as const } };
    expect(toPublicEvent(suggested, true, NOW)).toMatchObject({ can_reschedule: true, can_cancel: true });
    expect(toPublicEvent(suggested, false, NOW)).toMatchObject({ can_reschedule: false, can_cancel: true });
    const seat = { ...event, session_id: "session" };
    expect(() => rescheduleMeeting(seat, { interval: toInterval(later), reason: "x" }, visitor, NOW)).toThrow(
      "can't be moved",
    );
  });

  test("can be canceled, but not rescheduled, once its page is gone", () => {
    expect(toPublicEvent(event, true, NOW).can_reschedule).toBe(true);
    expect(toPublicEvent(event, false, NOW)).toMatchObject({ can_reschedule: false, can_cancel: true });
    expect(toPublicEvent(cancelMeeting(event, "x", visitor, NOW), true, NOW).can_cancel).toBe(false);
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

  test("changes only the given properties", () => {
    const changed = changePage(page, { title: "새 제목", description: undefined }, creator, "2026-11-22T00:00:00.000Z");
    expect(changed).toEqual({ ...page, title: "새 제목", updated_at: "2026-11-22T00:00:00.000Z" });
  });

  test("can be changed by its creator, organizers and admins, and on a router's group by everyone", () => {
    const team = { ...page, created_by: "maker", organizers: [...page.organizers, Organizer.parse({ id: "other" })] };
    for (const who of [actor("maker", "member"), actor("other", "member"), actor("boss", "admin")])
      expect(mayChange(team, who)).toBe(true);
    expect(mayChange(team, actor("stranger", "member"))).toBe(false);
    expect(() => changePage(team, {}, actor("stranger", "member"), NOW)).toThrow("Only its creator, hosts");
    expect(mayChange({ ...team, mode: "sub" }, actor("stranger", "member"))).toBe(true);
  });

  test("is deleted by its creator, and by an admin once the creator is gone", () => {
    expect(mayDelete(page, creator, true)).toBe(true);
    expect(mayDelete(page, actor("boss", "admin"), true)).toBe(false);
    expect(mayDelete(page, actor("boss", "admin"), false)).toBe(true);
    expect(mayDelete(page, actor("other", "member"), false)).toBe(false);
  });

  test("with Google Meet needs a Google calendar of each host who may hold its meetings", () => {
    const outlook = Organizer.parse({ id: "other", dest_cal: { ...calendar, provider: "outlook" } });
    const meet = { meeting_plans: [DEFAULT_PLAN], organizers: [...page.organizers, outlook] };
    expect(changePage(page, meet, creator, NOW).organizers).toHaveLength(2);
    const roundRobin = () => changePage(page, { ...meet, strategy: "round-robin" }, creator, NOW);
    expect(roundRobin).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ path: "body.organizers.1.meeting_plans" })] }),
    );
  });

  test.each([
    [{ organizers: [Organizer.parse({ id: host.id })] }, "choose a calendar"],
    [{ working_hours: NEVER }, "working hours"],
    [
      {
        meeting_plans: [DEFAULT_PLAN],
        organizers: [Organizer.parse({ id: host.id, dest_cal: { ...calendar, provider: "outlook" } })],
      },
      "Google Meet",
    ],
    [{ reminders: [KAKAO], form: DEFAULT_FORM }, "phone question"],
    [
      {
        organizers: [...page.organizers, Organizer.parse({ id: "other", dest_cal: calendar, availabilities: NEVER })],
      },
      "working hours",
    ],
  ])("is not published with %o", (changes, message) => {
    expect(() => changePage(page, changes, creator, NOW)).toThrow(message);
  });

  test("may have hours on single dates only, and is open until the last one", () => {
    const date_overrides = [{ day: "2026-12-24", spans: [{ start: "10:00", end: "12:00" }] }];
    const onDates = changePage(page, { working_hours: NEVER, date_overrides }, creator, NOW);
    expect(pageState(onDates, Date.parse("2026-12-24T00:00:00Z"))).toBe("active");
    expect(pageState(onDates, Date.parse("2026-12-25T00:00:00Z"))).toBe("no_working_hours");
    const dayOff = { working_hours: NEVER, date_overrides: [{ day: "2026-12-24", spans: [] }] };
    expect(() => changePage(page, dayOff, creator, NOW)).toThrow("working hours");
    const own = Organizer.parse({ ...page.organizers[0], date_overrides });
    expect(changePage(page, { working_hours: NEVER, organizers: [own] }, creator, NOW).organizers).toEqual([own]);
  });

  test("asks for the phone number once it sends a Kakao reminder", () => {
    const { form } = changePage(page, { reminders: [KAKAO] }, creator, NOW);
    expect(form).toMatchObject([{ name: "name" }, { name: "phone", required: true }]);
    expect(changePage(page, { title: "새 제목" }, creator, NOW).form).toEqual(page.form);
  });

  test("expires with the last day of its window, in its own zone", () => {
    expect(isExpired(page, Date.parse("2026-12-31T14:59:59Z"))).toBe(false);
    expect(isExpired(page, Date.parse("2026-12-31T15:00:00Z"))).toBe(true);
    expect(pageState(page, Date.parse(NOW))).toBe("active");
  });

  test("of the member is copied with its calendars, and another member's page without them", () => {
    const copy = { id: "bbbbbbbbbb", creatorId: "other", suffix: " (사본)" };
    const theirs = copyPage(page, copy, NOW);
    expect(theirs).toMatchObject({
      title: "상담 (사본)",
      created_by: "other",
      organizers: [{ id: "other", dest_cal: null }],
    });
    expect(pageState(theirs, Date.parse(NOW))).toBe("calendar_disconnected");
    expect(copyPage({ ...page, title: "가".repeat(100) }, { ...copy, creatorId: host.id }, NOW)).toMatchObject({
      title: `${"가".repeat(95)} (사본)`,
      organizers: page.organizers,
    });
  });

  test("of several hosts is copied with all of them", () => {
    const team = { ...page, organizers: [...page.organizers, Organizer.parse({ id: "other", dest_cal: calendar })] };
    expect(copyPage(team, { id: "cccccccccc", creatorId: "third", suffix: "" }, NOW).organizers).toEqual(
      team.organizers,
    );
  });

  test("has a kind that follows from its hosts and strategy", () => {
    const two = [...page.organizers, Organizer.parse({ id: "other" })];
    expect(pageKind(page)).toBe("oneOnOne");
    expect(pageKind({ ...page, organizers: two })).toBe("collective");
    expect(pageKind({ ...page, strategy: "round-robin" })).toBe("roundRobin");
  });
});

describe("an event of several hosts", () => {
  const both = [...hosts, { id: "other", name: "김멤버", email: "other@example.com", dest_cal: null }];
  const request = { invitees: [guest], availability: range, language: "en" as const, timezone: "Asia/Seoul" };
  const shared = bookMeeting(page, { hosts: both, plan }, request, { id: "a".repeat(8), uuid: "s" }, NOW);

  test("has a calendar entry with its own id for each host, and can be changed by each host", () => {
    expect(shared).toMatchObject({ host, host_ids: ["host", "other"], calendar_state: "pending" });
    expect(new Set(shared.hosts.map(({ calendar_event_id }) => calendar_event_id)).size).toBe(2);
    expect(() => assertHost(shared, actor("other", "member"))).not.toThrow();
    expect(toEventView(shared)).toMatchObject({ attendees: [{ id: "other", name: "김멤버" }] });
  });

  test("has the worst state of all its hosts' calendars", () => {
    const done = withCalendarState(shared, "host", { calendar_state: "written", link: "https://meet.example" });
    expect(done).toMatchObject({ calendar_state: "written", meeting_plan: { value: "https://meet.example" } });
    expect(withCalendarState(done, "other", { calendar_state: "failed", link: "" })).toMatchObject({
      calendar_state: "failed",
      meeting_plan: { value: "https://meet.example" },
    });
  });
});
