import type { BookingPageChanges } from "@dure/domain/scheduling/booking-page/booking-page";
import { KOREAN_HOLIDAYS } from "@dure/domain/scheduling/holidays/korean-holidays";
import { BUILT_IN_MAIL, CONFIRMATION } from "@dure/domain/scheduling/notification/notification";
import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "../../../support/email/inbox";
import {
  bookingPage,
  bookingRequest,
  connectGoogle,
  dayIn,
  organizerOf,
  slotsOf,
} from "../../../support/scheduling/booking";
import { meetingsIn } from "../../../support/scheduling/google";
import { connect } from "../../../support/suite/client";
import { suite } from "../../../support/suite/suite";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member } from "../../../support/teams/tenant";

let host: Member;
let colleague: Member;

beforeAll(async () => {
  const tenant = await createTenant();
  [host, colleague] = await Promise.all([tenant.member(), tenant.member()]);
  await connectGoogle(host);
});

type Slot = { start: string; end: string };
const book = (id: string, slot: Slot, more: object = {}) =>
  connect().scheduling.bookPublicly({ query: { id, type: "multi-use" }, body: { ...bookingRequest(slot), ...more } });
const firstSlot = async (id: string): Promise<Slot> => {
  const [slot] = await slotsOf(id, 1, 14);
  if (!slot) throw new Error("The page has no free time.");
  return slot;
};
const minutesBetween = ([one, other]: Slot[]) =>
  (Date.parse(other?.start ?? "") - Date.parse(one?.start ?? "")) / 60_000;

describe("the times of a page", () => {
  test("start at the page's interval, not on holidays, and within the weekly limit", async () => {
    const quarter = await bookingPage(host, { slot_interval: 15, weekly_limit: 1 });
    expect(minutesBetween(await slotsOf(quarter.id, 1, 14))).toBe(15);
    const asLong = await bookingPage(host, { slot_interval: "length" });
    expect(minutesBetween(await slotsOf(asLong.id, 1, 14))).toBe(30);

    const slot = await firstSlot(quarter.id);
    await book(quarter.id, slot);
    const monday = (time: string) => {
      const day = Math.floor((Date.parse(time) + 9 * 3_600_000) / 86_400_000);
      return day - ((day + 3) % 7);
    };
    const left = await slotsOf(quarter.id, 1, 21);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ start }) => monday(start) === monday(slot.start))).toEqual([]);

    const hours = [{ start: "09:00", end: "10:00" }];
    const everyDay = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours };
    const closed = await bookingPage(host, { working_hours: everyDay, holidays: "KR" });
    const days = new Set((await slotsOf(closed.id, 1, 60)).map(({ start }) => start.slice(0, 10)));
    const holidays = Array.from({ length: 60 }, (_, i) => dayIn(i + 1)).filter((day) => KOREAN_HOLIDAYS.has(day));
    expect(holidays.filter((day) => days.has(day))).toEqual([]);
  });

  test("are none while the page is off, but a booked meeting can still move", async () => {
    const page = await bookingPage(host);
    const slot = await firstSlot(page.id);
    const event = await book(page.id, slot);
    await host.client.scheduling.changeBookingPage({ params: { id: page.id }, body: { enabled: false } });
    const { data } = await host.client.scheduling.listBookingPages({ query: {} });
    expect(data.find(({ id }) => id === page.id)?.state).toBe("off");
    expect(await slotsOf(page.id)).toEqual([]);
    await expect(book(page.id, slot)).rejects.toMatchObject({ status: 409, details: { state: "off" } });
    const { slots } = await connect().scheduling.getPublicBooking({
      params: { id: page.id },
      query: { start: dayIn(1), end: dayIn(14), timezone: "Asia/Seoul", event: event.uuid },
    });
    expect(slots.length).toBeGreaterThan(0);
  });
});

describe("seats", () => {
  test("let several invitees share a meeting and its calendar event, without seeing each other", async () => {
    const page = await bookingPage(host, { seats: 2 });
    const slot = await firstSlot(page.id);
    const [first, second] = [await book(page.id, slot), await book(page.id, slot)];
    await expect(book(page.id, slot)).rejects.toMatchObject({ code: "SLOT_TAKEN" });
    expect((await slotsOf(page.id, 1, 14)).map(({ start }) => start)).not.toContain(slot.start);
    const entries = () => meetingsIn(host.email, "30분 상담 · 2");
    await until(async () => (await entries()).length === 1, 60_000);
    expect((await entries())[0]?.attendees ?? []).toEqual([]);
    expect(first.can_reschedule).toBe(false);

    // The invitee who opened the meeting leaves it, and another invitee takes the seat.
    const reason = { reason: "다음에요" };
    await connect().scheduling.cancelPublicly({ params: { id: first.uuid }, query: {}, body: reason });
    await book(page.id, slot);
    await connect().scheduling.cancelPublicly({ params: { id: second.uuid }, query: {}, body: reason });
    expect((await slotsOf(page.id, 1, 14)).map(({ start }) => start)).toContain(slot.start);
  });

  test("can't be combined with round robin or approval", async () => {
    const turns = bookingPage(host, { seats: 2, strategy: "round-robin" });
    await expect(turns).rejects.toMatchObject({ status: 400, details: [{ path: "body.seats" }] });
    const approved = bookingPage(host, { seats: 2, approval: true });
    await expect(approved).rejects.toMatchObject({ status: 400, details: [{ path: "body.approval" }] });
  });
});

describe("approval", () => {
  test("keeps a booking's time, and makes it a meeting once its host approves it", async () => {
    const page = await bookingPage(host, { approval: true });
    const slot = await firstSlot(page.id);
    const email = `asks-${page.id}@example.org`;
    const event = await book(page.id, slot, { invitees: [{ name: "손님", email }] });
    expect(event).toMatchObject({ approval: "pending", can_reschedule: false, can_cancel: true });
    await expect(book(page.id, slot)).rejects.toMatchObject({ code: "SLOT_TAKEN" });
    const params = { id: event.id };
    await expect(colleague.client.scheduling.approveEvent({ params })).rejects.toMatchObject({ status: 403 });
    await until(async () => (await mailsTo(email)).some(({ subject }) => subject.includes("승인 대기")), 60_000);

    const approved = await host.client.scheduling.approveEvent({ params });
    expect(approved.approval).toBe("approved");
    await expect(host.client.scheduling.approveEvent({ params })).rejects.toMatchObject({ status: 409 });
    await until(async () => (await mailsTo(email)).some(({ subject }) => subject.includes("미팅 확정")), 60_000);
    expect((await mailsTo(email)).length).toBe(2);
  });

  test("frees the time of a declined booking, writes no calendar event, and tells the invitee why", async () => {
    const page = await bookingPage(host, { approval: true, title: "승인할 상담" });
    const slot = await firstSlot(page.id);
    const email = `declined-${page.id}@example.org`;
    const event = await book(page.id, slot, { invitees: [{ name: host.display_name, email }] });
    const declined = await host.client.scheduling.cancelEvent({
      params: { id: event.id },
      body: { reason: "휴가예요" },
    });
    expect(declined).toMatchObject({ approval: "declined", cancellation: { reason: "휴가예요" } });
    const mail = await until(
      async () => (await mailsTo(email)).find(({ subject }) => subject.includes("거절")),
      60_000,
    );
    expect(mail.text).toContain("휴가예요");
    expect((await slotsOf(page.id, 1, 14)).map(({ start }) => start)).toContain(slot.start);
    expect(await meetingsIn(host.email, "승인할 상담")).toEqual([]);
  });
});

test("guests are limited, and get the meeting's details without a link to change it", async () => {
  const page = await bookingPage(host, { max_guests: 1 });
  const slot = await firstSlot(page.id);
  const guest = `guest-of-${page.id}@example.org`;
  await expect(book(page.id, slot, { guests: [guest, `more-${guest}`] })).rejects.toMatchObject({ status: 400 });
  const event = await book(page.id, slot, { guests: [guest] });
  expect(event.guest_count).toBe(1);
  await until(async () => (await mailsTo(guest)).length > 0, 60_000);
  const [mail] = await mailsTo(guest);
  expect(mail?.subject).toContain("미팅 확정");
  expect(`${mail?.text}`).not.toContain(event.uuid);
});

test("an invitee's link allows the changes that the page allows", async () => {
  const page = await bookingPage(host, { invitee_may: { cancel: false, reschedule: false } });
  const event = await book(page.id, await firstSlot(page.id));
  expect(event).toMatchObject({ can_cancel: false, can_reschedule: false });
  const body = { reason: "바빠서요" };
  const cancelled = connect().scheduling.cancelPublicly({ params: { id: event.uuid }, query: {}, body });
  await expect(cancelled).rejects.toMatchObject({ status: 409 });
  await host.client.scheduling.cancelEvent({ params: { id: event.id }, body });
});

test("a page has its own address under its team and creator, and former ones still work", async () => {
  const page = await bookingPage(host, { slug: "intro" });
  const path = new URL(page.page.link).pathname;
  expect(path).toMatch(/^\/book\/[^/]+\/[^/]+\/intro$/);
  const opened = async (address: string) => (await fetch(`${suite.appUrl}${address}`)).text();
  expect(await opened(path)).toContain(page.id);
  await expect(bookingPage(host, { slug: "intro" })).rejects.toMatchObject({
    status: 409,
    details: [{ path: "body.slug" }],
  });
  await host.client.scheduling.changeBookingPage({ params: { id: page.id }, body: { slug: "first-call" } });
  expect(await opened(path.replace("intro", "first-call"))).toContain(page.id);
  expect(await opened(path)).toContain(page.id);
  expect((await fetch(`${suite.appUrl}${path.replace("intro", "none")}`)).status).toBe(404);
});

test("a member who sees masked values can't send bookings elsewhere, but can change the rest", async () => {
  const own = await createTenant();
  await own.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  const [boss, seller] = [await own.member("admin"), await own.member()];
  await Promise.all([boss, seller].map(connectGoogle));
  const { id } = await bookingPage(seller);
  const changed = (who: Member, body: BookingPageChanges) =>
    who.client.scheduling.changeBookingPage({ params: { id }, body });
  await changed(boss, { slack_channel: "C1" });
  expect(await changed(seller, { slack_channel: "C1", title: "새 제목" })).toMatchObject({ title: "새 제목" });
  const refused = { status: 400, details: [{ path: "body.notifications" }] };
  await expect(changed(seller, { slack_channel: "C2" })).rejects.toMatchObject(refused);
  const copied = { ...CONFIRMATION, medium: { ...BUILT_IN_MAIL, cc: [seller.email] } };
  await expect(changed(seller, { notifications: [copied] })).rejects.toMatchObject(refused);
  await expect(bookingPage(seller, { slack_channel: "C2" })).rejects.toMatchObject(refused);
});

test("a member who sees only their own records can't get copies of a colleague's bookings", async () => {
  const own = await createTenant({ row_access: "own" });
  const [seller, colleague] = [await own.member(), await own.member()];
  await Promise.all([seller, colleague].map(connectGoogle));
  const { id } = await bookingPage(seller, { slack_channel: "C1" });
  const organizers = [organizerOf(seller), organizerOf(colleague)];
  const changed = (body: BookingPageChanges) => seller.client.scheduling.changeBookingPage({ params: { id }, body });
  await expect(changed({ organizers })).rejects.toMatchObject({ status: 400 });
  await changed({ organizers, slack_channel: null });
  await expect(changed({ slack_channel: "C1" })).rejects.toMatchObject({ status: 400 });
});
