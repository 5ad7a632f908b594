import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import {
  bookingPage,
  bookingRequest,
  connectGoogle,
  meetingPlans,
  newPublicId,
  organizerOf,
  slotsOf,
} from "../../../support/scheduling/booking";
import { eventsIn, meetingsIn } from "../../../support/scheduling/google";
import { firestore } from "../../../support/suite/admin";
import { call } from "../../../support/suite/call";
import { connect } from "../../../support/suite/client";
import { dayAfter } from "../../../support/suite/monday";
import { untilIdle } from "../../../support/suite/queue";
import { eventsOf, stored } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { icsOf } from "./ics-of";

let tenant: Tenant;
let host: Member;
let page: Awaited<ReturnType<typeof bookingPage>>;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
  page = await bookingPage(host, { title: "제품 소개", meeting_plans: meetingPlans({ type: "google-meet" }) });
});

const guestEmail = () => `guest-${randomUUID().slice(0, 8)}@example.org`;

const book = (slot: { start: string; end: string }, guest: object = {}, key: string = randomUUID()) =>
  connect().scheduling.bookPublicly(
    { query: { id: page.id, type: "multi-use" }, body: { ...bookingRequest(slot), ...guest } },
    { context: { idempotencyKey: key } },
  );

const freeSlot = async () => {
  const slots = await slotsOf(page.id, 30, 14);
  const slot = slots[Math.floor(Math.random() * slots.length)];
  if (!slot) throw new Error("No free time.");
  return slot;
};

describe("a booking", () => {
  test("becomes one calendar event with its Meet link, and one mail for each party", async () => {
    const slot = await freeSlot();
    const email = guestEmail();
    const invitees = [{ name: "홍길동", email, phone: "82-1012345678", company: "손님 회사", note: "질문이 있어요" }];
    const utm = { utm_source: "newsletter", utm_campaign: "봄" };
    const event = await book(slot, { invitees, utm, visitor_id: "v-1", language: "en", timezone: "America/New_York" });
    expect(event).toMatchObject({ title: "제품 소개", date_range: slot, cancelled: false, can_reschedule: true });

    const mail = await mailTo(email);
    const [calendarEvent, ...others] = (await eventsIn(host.email)).filter(({ start }) => sameTime(start, slot.start));
    expect(others).toEqual([]);
    expect(calendarEvent).toMatchObject({
      id: event.id.replaceAll("-", ""),
      status: "confirmed",
      summary: "제품 소개 · 홍길동",
      attendees: [{ email, responseStatus: "accepted" }],
    });
    // The invitee has the same event in their own calendar: the app would ask them to log in.
    expect(calendarEvent?.more.description).toContain(`/public-pages/event/${event.uuid}`);
    expect(calendarEvent?.more.description).not.toContain("/schedule?event=");
    const link = calendarEvent?.hangoutLink ?? "";
    expect(link).toMatch(/^https:\/\/meet\.google\.com\//);

    expect(mail.subject).toMatch(/^\[Meeting confirmed\] 제품 소개 · .*\(America\/New_York\)$/);
    expect(mail.text).toContain(link);
    expect(mail.text).toContain(`${suite.appUrl}/public-pages/event/${event.uuid}`);
    expect(mail.reply_to).toMatchObject({ email: host.email });
    const ics = icsOf(mail);
    expect(ics).toMatchObject({ method: "REQUEST", filename: "invite.ics" });
    expect(ics.event).toMatchObject({
      uid: `${calendarEvent?.id}@google.com`,
      summary: "제품 소개",
      location: link,
      status: "CONFIRMED",
      start: new Date(slot.start),
      end: new Date(slot.end),
    });
    expect(Number(ics.event.sequence)).toBe(0);

    const toHost = await mailTo(host.email, "미팅 확정");
    expect(toHost.text).toContain("010-1234-5678");
    expect(toHost.text).not.toContain(event.uuid);
    await untilIdle(tenant.teamId);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(host.email)).toHaveLength(1);

    const [kept] = (await host.client.scheduling.listScheduledEvents({ query: {} })).data;
    expect(kept).toMatchObject({
      calendar_state: "written",
      meeting_plan: { type: "google-meet", value: link },
      utm,
      company: "손님 회사",
    });
    expect(kept).not.toHaveProperty("uuid");
    const [created] = await eventsOf(tenant.teamId, "meeting.created");
    expect(created).toMatchObject({ actor: { role: "public" }, after: { id: event.id, visitor_id: "v-1", utm } });
  });

  test("repeated with its key is the same booking", async () => {
    const slot = await freeSlot();
    const key = randomUUID();
    const body = { invitees: [{ name: "재시도", email: guestEmail() }] };
    const first = await book(slot, body, key);
    expect(await Promise.all([book(slot, body, key), book(slot, body, key)])).toEqual([first, first]);
    await expect(book(slot, { invitees: [{ name: "다른 사람", email: guestEmail() }] }, key)).rejects.toMatchObject({
      status: 409,
      code: "CONFLICT",
    });
    await expect(book(slot)).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
  });

  test("sent five times at once with one key is one booking", async () => {
    const slot = await freeSlot();
    const key = randomUUID();
    const body = { invitees: [{ name: "다섯 번", email: guestEmail() }] };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => book(slot, body, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await stored(tenant.teamId, "scheduled-events")).filter((one) => sameStart(one, slot.start))).toHaveLength(
      1,
    );
  });

  test("can be read by its secret only", async () => {
    const { uuid, ...event } = await book(await freeSlot());
    const invitee = { ...event.invitee, email: event.invitee.email.replace(/^(.)[^@]*/, "$1***") };
    expect(await connect().scheduling.getPublicEvent({ params: { uuid }, query: {} })).toEqual({ ...event, invitee });
    const unknown = connect().scheduling.getPublicEvent({ params: { uuid: randomUUID() }, query: {} });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    const byId = connect().scheduling.getPublicEvent({ params: { uuid: event.id }, query: {} });
    await expect(byId).rejects.toMatchObject({ status: 404 });
    const stranger = await (await createTenant()).member("admin");
    expect(await stranger.client.scheduling.listScheduledEvents({ query: {} })).toMatchObject({ data: [] });
  });

  test("with quotes, semicolons and line breaks can't break the calendar file", async () => {
    const email = guestEmail();
    const name = 'Eve";X-EVIL=1:mailto\\n;ATTENDEE,\\';
    const note = "first\r\nBEGIN:VALARM\nATTENDEE:mailto:evil@example.org";
    await book(await freeSlot(), { invitees: [{ name, email, note }] });
    const { text } = icsOf(await mailTo(email));
    expect(
      text
        .replaceAll(/\r\n[ \t]/g, "")
        .match(/^(BEGIN|ATTENDEE|ORGANIZER|END)\b.*$/gm)
        ?.map((line) => line.split(/[;:]/)[0]),
    ).toEqual(["BEGIN", "BEGIN", "ORGANIZER", "ATTENDEE", "END", "END"]);
    expect(text.split("\r\n").every((line) => !/^X-EVIL/.test(line) && !/[\r\n]/.test(line))).toBe(true);
    expect(text).not.toContain("VALARM");
  });
});

const sameTime = ({ dateTime }: { dateTime: string }, time: string) => Date.parse(dateTime) === Date.parse(time);
const sameStart = (event: Record<string, unknown>, start: string) =>
  (event.date_range as { start: string }).start === start;

test("a booking's calendar event is in its host's language", async () => {
  const english = await tenant.member();
  await connectGoogle(english);
  await firestore.doc(`personalFeatureFlags/${english.uid}`).set({ isKoreanLanguage: false });
  const own = await bookingPage(english, { title: "Introduction" });
  const [slot] = await slotsOf(own.id, 30, 7);
  if (!slot) throw new Error("No free time.");
  await connect().scheduling.bookPublicly({ query: { id: own.id, type: "multi-use" }, body: bookingRequest(slot) });
  const [event] = await until(async () => {
    const found = await meetingsIn(english.email, "Introduction");
    return found.length > 0 && found;
  });
  expect(event?.more).toMatchObject({ location: "Phone 02-555-0100" });
});

describe("refusing", () => {
  const minutes = (start: string, count: number) => new Date(Date.parse(start) + count * 60_000).toISOString();
  const send = async (change: (slot: { start: string; end: string }) => object, query = `id=${page.id}`) => {
    const slot = await freeSlot();
    const body = { ...bookingRequest(slot), ...change(slot) };
    return call("", "POST", `/public/scheduled-events?type=multi-use&${query}`, body);
  };

  test.each([
    ["a time off the grid", (s: Slot) => ({ availability: { start: minutes(s.start, 7), end: minutes(s.end, 7) } })],
    ["a longer time", (s: Slot) => ({ availability: { start: s.start, end: minutes(s.end, 30) } })],
    [
      "a time outside working hours",
      () => ({ availability: { start: `${dayAfter(5)}T01:00:00Z`, end: `${dayAfter(5)}T01:30:00Z` } }),
    ],
    ["a past time", () => ({ availability: { start: "2026-01-05T01:00:00Z", end: "2026-01-05T01:30:00Z" } })],
    ["an end before its start", (s: Slot) => ({ availability: { start: s.end, end: s.start } })],
    ["somebody else's time", () => ({ organizer_id: "somebody-else" })],
    ["no name", () => ({ invitees: [{ name: " ", email: "a@b.example" }] })],
    ["no address", () => ({ invitees: [{ name: "a", email: "nobody" }] })],
    ["two addresses in one", () => ({ invitees: [{ name: "a", email: "a@b.example,c@d.example" }] })],
    ["a name that breaks a line", () => ({ invitees: [{ name: "a\r\nATTENDEE:x", email: "a@b.example" }] })],
    ["a name with a separator", () => ({ invitees: [{ name: "a\u2028b", email: "a@b.example" }] })],
    ["nobody", () => ({ invitees: [] })],
    ["no time", () => ({ availability: undefined })],
    ["a zone that isn't one", () => ({ timezone: "Moon/Sea" })],
  ])("%s", async (_, change) => {
    expect(await send(change)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });

  test("an unknown page, a suggestion, an expired page, a page without a calendar", async () => {
    expect(await send(() => ({}), "id=zzzzzzzzzz")).toMatchObject({ status: 404 });
    const suggestion = await call(
      "",
      "POST",
      `/public/scheduled-events?type=onetime&id=${page.id}`,
      bookingRequest(await freeSlot()),
    );
    expect(suggestion).toMatchObject({ status: 404 });
    const expired = await bookingPage(host, { window: { start: null, end: "2026-01-01" } });
    expect(await send(() => ({}), `id=${expired.id}`)).toMatchObject({
      status: 409,
      body: { message: "The meeting date range for this booking page has expired." },
    });
    const bare = await bookingPage(host);
    const organizers = [organizerOf(host, { dest_cal: null, conflict_cals: [] })];
    await tenant.team.collection("booking-pages").doc(bare.id).update({ organizers });
    expect(await send(() => ({}), `id=${bare.id}`)).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  });

  test("a call without a phone number", async () => {
    const own = await bookingPage(host, { meeting_plans: meetingPlans({ value: "" }) });
    expect(await send(() => ({}), `id=${own.id}`)).toMatchObject({
      status: 400,
      body: { details: [{ path: "body.invitees.0.phone" }] },
    });
    const [slot] = await slotsOf(own.id, 30, 7);
    if (!slot) throw new Error("No free time.");
    const { invitees, ...rest } = bookingRequest(slot);
    const body = { ...rest, invitees: invitees.map((guest) => ({ ...guest, phone: "82-1012345678" })) };
    const booked = await connect().scheduling.bookPublicly({ query: { id: own.id, type: "multi-use" }, body });
    expect(booked.meeting_plan.type).toBe("phone");
  });

  test("a time within the minimum notice", async () => {
    const soon = await bookingPage(host, { offset: { value: 60, unit: "d" } });
    expect(await send(() => ({}), `id=${soon.id}`)).toMatchObject({ status: 400 });
  });

  test("a time that has become busy in the calendar", async () => {
    const slot = await freeSlot();
    const { addBusy } = await import("../../../support/scheduling/google");
    await addBusy(host.email, slot);
    await expect(book(slot)).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
  });
});

type Slot = { start: string; end: string };

test("the team's events are sorted by time", async () => {
  const own = await bookingPage(host, { meeting_plans: meetingPlans({ length: 15 }) });
  const [first, second] = await slotsOf(own.id, 60, 7);
  if (!first || !second) throw new Error("No free time.");
  const body = (slot: Slot) => ({ query: { id: own.id, type: "multi-use" as const }, body: bookingRequest(slot) });
  await connect().scheduling.bookPublicly(body(second));
  await connect().scheduling.bookPublicly(body(first));
  const list = async (query: object) =>
    (await host.client.scheduling.listScheduledEvents({ query: { router_linkId: own.id, ...query } })).data;
  expect((await list({})).map(({ date_range }) => date_range.start)).toEqual([first.start, second.start]);
  expect(await list({ from: second.start })).toHaveLength(1);
  expect(await list({ to: second.start })).toHaveLength(1);
  await until(async () => (await list({})).every(({ calendar_state }) => calendar_state === "written"));
});

test("a booking is linked to a submission only if its form leads to the page", async () => {
  const submission = { id: randomUUID(), router_id: newPublicId() };
  const { id } = await book(await freeSlot(), { submission });
  const event = await host.client.scheduling.getScheduledEvent({ params: { id } });
  expect(event.submission).toBeNull();
});
