import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import {
  bookEvent,
  bookingPage,
  bookingRequest,
  connectGoogle,
  meetingPlans,
  slotsOf,
} from "../../../support/scheduling/booking";
import { addBusy, eventsIn } from "../../../support/scheduling/google";
import { call } from "../../../support/suite/call";
import { connect } from "../../../support/suite/client";
import { untilIdle } from "../../../support/suite/queue";
import { eventsOf, stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { icsOf } from "./ics-of";

let tenant: Tenant;
let host: Member;
/** The organizer in calendar files, whoever makes the change. */
let organizer: { params: { CN: string }; val: string };

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member();
  await connectGoogle(host);
  organizer = { params: { CN: host.display_name }, val: `mailto:${host.email}` };
});

type Slot = { start: string; end: string };

let guests = 0;

/** A page, a new guest's booking that is in the calendar, and further free times. */
async function booked(options: Parameters<typeof bookingPage>[1] = {}) {
  const page = await bookingPage(host, options);
  const email = `mover-${++guests}-${page.id}@example.org`;
  const event = await bookEvent(page, { name: "이동희", email });
  await mailTo(email, "미팅 확정");
  const free = await slotsOf(page.id, 20);
  return { page, email, event, free };
}

const move = (uuid: string, slot: Slot | undefined, more: object = {}) =>
  connect().scheduling.reschedulePublicly({
    params: { id: uuid },
    query: {},
    body: { start: slot?.start ?? "", end: slot?.end ?? "", reason: "다른 일이 생겼어요", ...more },
  });

const calendarEvent = async (id: string) =>
  (await eventsIn(host.email)).find((one) => one.id === id.replaceAll("-", ""));

describe("an invitee", () => {
  test("can't change the way to meet", async () => {
    const plans = [...meetingPlans(), ...meetingPlans({ id: "visit", type: "offline", value: "강남역" })];
    const { event, free } = await booked({ meeting_plans: plans });
    const [slot] = free;
    if (!slot) throw new Error("No free time.");
    const body = { start: slot.start, end: slot.end, reason: "다른 일" };
    const moveBy = (plan_id: string) =>
      connect().scheduling.reschedulePublicly({ params: { id: event.uuid }, query: { plan_id }, body });
    const byHost = host.client.scheduling.rescheduleEvent({
      params: { id: event.id },
      query: { plan_id: "visit" },
      body,
    });
    const refused = { status: 400, code: "BAD_REQUEST" };
    await expect(byHost).rejects.toMatchObject(refused);
    await expect(moveBy("visit")).rejects.toMatchObject(refused);
    expect(await moveBy("plan")).toMatchObject({ date_range: slot });
  });

  test("who moves it to its current time changes nothing, and nobody gets a mail", async () => {
    const { email, event } = await booked();
    const before = await host.client.scheduling.getScheduledEvent({ params: { id: event.id } });
    expect(await move(event.uuid, event.date_range)).toMatchObject({ date_range: event.date_range });
    expect(await host.client.scheduling.getScheduledEvent({ params: { id: event.id } })).toEqual(before);
    expect((await mailsTo(email)).map(({ subject }) => subject).join()).not.toContain("변경");
  });

  test("moves the one calendar event, with the same id and a higher sequence", async () => {
    const { email, event, free } = await booked({ meeting_plans: meetingPlans({ type: "google-meet" }) });
    const [target, later] = free;
    const link = (await calendarEvent(event.id))?.hangoutLink;
    const moved = await move(event.uuid, target);
    expect(moved).toMatchObject({ id: event.id, date_range: target, can_reschedule: true });

    const mail = await mailTo(email, "미팅 일정 변경");
    await until(async () =>
      (await mailsTo(host.email, "미팅 일정 변경")).some(
        ({ text }) => text.includes(email) && text.includes("다른 일이 생겼어요"),
      ),
    );
    expect(mail.text).toContain(link);
    const first = icsOf(await mailTo(email, "미팅 확정"));
    const second = icsOf(mail);
    expect(second.event.uid).toBe(first.event.uid);
    expect(second).toMatchObject({ method: "REQUEST", event: { start: new Date(target?.start ?? "") } });
    expect(Number(second.event.sequence)).toBe(1);
    expect(await calendarEvent(event.id)).toMatchObject({ status: "confirmed", hangoutLink: link });
    expect(Date.parse((await calendarEvent(event.id))?.start.dateTime ?? "")).toBe(Date.parse(target?.start ?? ""));
    await mailTo(host.email, "미팅 일정 변경");

    await move(event.uuid, later);
    const third = icsOf(await mailTo(email, "미팅 일정 변경", 2));
    expect(Number(third.event.sequence)).toBe(2);
    expect(third.event.uid).toBe(first.event.uid);
    for (const { event: told } of [first, second, third]) expect(told.organizer).toEqual(organizer);
    const all = await stored(tenant.teamId, "scheduled-events");
    expect(all.find(({ id }) => id === event.id)).toMatchObject({
      sequence: 2,
      change_logs: [
        { type: "rescheduled", updated_by: "이동희", old_date_range: event.date_range, new_date_range: target },
        { type: "rescheduled", old_date_range: target, new_date_range: later },
      ],
    });
    expect((await eventsIn(host.email)).filter(({ id }) => id === event.id.replaceAll("-", ""))).toHaveLength(1);
  });

  test("frees the old time, and may overlap it", async () => {
    const { page, event } = await booked({ meeting_plans: meetingPlans({ length: 60 }) });
    const start = new Date(Date.parse(event.date_range.start) + 1_800_000).toISOString();
    const end = new Date(Date.parse(event.date_range.end) + 1_800_000).toISOString();
    const query = { start: start.slice(0, 10), end: start.slice(0, 10), timezone: "Asia/Seoul" };
    const offered = async (secret: object) =>
      (await connect().scheduling.getPublicBooking({ params: { id: page.id }, query: { ...query, ...secret } })).slots;
    expect(await offered({})).not.toContainEqual({ start, end });
    expect(await offered({ event: event.uuid })).toContainEqual({ start, end });

    // Only the host's other events block a time, not the event that is moved.
    await addBusy(host.email, { start: event.date_range.end, end });
    await expect(move(event.uuid, { start, end })).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
    const other = await booked({ meeting_plans: meetingPlans({ length: 60 }) });
    const half = (time: string) => new Date(Date.parse(time) + 1_800_000).toISOString();
    const { date_range } = other.event;
    await move(other.event.uuid, { start: half(date_range.start), end: half(date_range.end) });
    const held = (await stored(tenant.teamId, "host-days")).flatMap(
      ({ intervals }) => intervals as { event_id: string }[],
    );
    expect(held.filter(({ event_id }) => event_id === other.event.id)).toHaveLength(1);
  });

  test("frees the old time, which somebody else then books", async () => {
    const { page, event, free } = await booked();
    expect((await slotsOf(page.id)).map(({ start }) => start)).not.toContain(event.date_range.start);
    await move(event.uuid, free[0]);
    const again = async () =>
      connect().scheduling.bookPublicly({
        query: { id: page.id, type: "multi-use" },
        body: bookingRequest(event.date_range),
      });
    // The calendar has the event at its old time for a moment.
    expect(await until(again, 20_000)).toMatchObject({ date_range: event.date_range });
  });

  test("can move it if the host's calendar marks it as free", async () => {
    const page = await bookingPage(host, { meeting_plans: meetingPlans({ length: 60 }) });
    const [slot = { start: "", end: "" }] = await slotsOf(page.id, 28);
    const event = await connect().scheduling.bookPublicly({
      query: { id: page.id, type: "multi-use" },
      body: bookingRequest(slot),
    });
    await until(() => calendarEvent(event.id));
    const half = (time: string) => new Date(Date.parse(time) + 1_800_000).toISOString();
    const { start, end } = slot;
    await addBusy(host.email, { start, end: half(end) }, { transparency: "transparent" });
    expect(await move(event.uuid, { start: half(start), end: half(end) })).toMatchObject({ id: event.id });
  });

  test("gets the first answer for a repeated call", async () => {
    const { event, free } = await booked();
    const key = crypto.randomUUID();
    const body = { ...free[0], reason: "x" };
    const send = () => call("", "PATCH", `/public/scheduled-events/${event.uuid}`, body, { "idempotency-key": key });
    const first = await send();
    expect(first.status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: first.body });
  });

  test("can't move it off the grid, into the past, to a taken time, without a reason, or by another secret", async () => {
    const { page, event, free } = await booked();
    const [target] = free;
    const off = { start: target?.start.replace(":00.", ":07.") ?? "", end: target?.end ?? "" };
    await expect(move(event.uuid, off)).rejects.toMatchObject({ status: 400 });
    await expect(
      move(event.uuid, { start: "2026-01-05T01:00:00.000Z", end: "2026-01-05T01:30:00.000Z" }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(move(event.uuid, target, { reason: " " })).rejects.toMatchObject({ status: 400 });
    await expect(move(event.uuid, target, { organizer_id: "other" })).rejects.toMatchObject({ status: 400 });
    await expect(move(crypto.randomUUID(), target)).rejects.toMatchObject({ status: 404 });
    await expect(move(event.id, target)).rejects.toMatchObject({ status: 404 });
    await connect().scheduling.bookPublicly({
      query: { id: page.id, type: "multi-use" },
      body: bookingRequest(target ?? { start: "", end: "" }),
    });
    await expect(move(event.uuid, target)).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
  });

  test("can't move it once its page is deleted, or it is canceled", async () => {
    const { page, event, free } = await booked();
    await host.client.scheduling.deleteBookingPage({ params: { id: page.id } });
    await expect(move(event.uuid, free[0])).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
    const seen = await connect().scheduling.getPublicEvent({ params: { uuid: event.uuid }, query: {} });
    expect(seen).toMatchObject({ can_reschedule: false, cancelled: false });

    const other = await booked();
    await host.client.scheduling.cancelEvent({ params: { id: other.event.id }, body: { reason: "휴가" } });
    await expect(move(other.event.uuid, other.free[0])).rejects.toMatchObject({ status: 409 });
  });
});

describe("the host", () => {
  test("cancels it: the calendar event is deleted, both get the reason, and the time is free", async () => {
    const { page, email, event } = await booked();
    const answer = await host.client.scheduling.cancelEvent({
      params: { id: event.id },
      body: { reason: "급한 출장" },
    });
    expect(answer).toMatchObject({
      sequence: 1,
      cancellation: { cancelled_by: host.display_name, reason: "급한 출장" },
      change_logs: [{ type: "cancelled", new_date_range: null }],
    });
    const mail = await mailTo(email, "미팅 취소");
    expect(mail.text).toContain("급한 출장");
    const { method, event: cancelled } = icsOf(mail);
    expect({ method, status: cancelled.status, sequence: Number(cancelled.sequence) }).toEqual({
      method: "CANCEL",
      status: "CANCELLED",
      sequence: 1,
    });
    expect(cancelled.organizer).toEqual(organizer);
    expect(cancelled.uid).toBe(icsOf(await mailTo(email, "미팅 확정")).event.uid);
    await mailTo(host.email, "미팅 취소");
    expect(await calendarEvent(event.id)).toMatchObject({ status: "cancelled" });
    await until(async () => (await slotsOf(page.id)).some(({ start }) => start === event.date_range.start), 20_000);

    const again = host.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "또" } });
    await expect(again).rejects.toMatchObject({ status: 409 });
    await untilIdle(tenant.teamId);
    expect(await mailsTo(email, "미팅 취소")).toHaveLength(1);
    expect(await eventsOf(tenant.teamId, "meeting.cancelled")).not.toHaveLength(0);
  });

  test("can reschedule it, and so can an admin, but no other member or team", async () => {
    const { email, event, free } = await booked();
    const [first, second] = free;
    const as = (member: Member, slot: Slot | undefined) =>
      member.client.scheduling.rescheduleEvent({
        params: { id: event.id },
        query: {},
        body: { start: slot?.start ?? "", end: slot?.end ?? "", reason: "일정 조정" },
      });
    expect(await as(host, first)).toMatchObject({
      date_range: first,
      change_logs: [{ updated_by: host.display_name }],
    });
    await mailTo(email, "미팅 일정 변경");
    expect(await as(await tenant.member("admin"), second)).toMatchObject({ date_range: second, sequence: 2 });
    expect(icsOf(await mailTo(email, "미팅 일정 변경", 2)).event.organizer).toEqual(organizer);
    await expect(as(await tenant.member(), first)).rejects.toMatchObject({ status: 403 });
    const stranger = await (await createTenant()).member("admin");
    await expect(as(stranger, first)).rejects.toMatchObject({ status: 404 });
    const cancel = { params: { id: event.id }, body: { reason: "x" } };
    await expect(stranger.client.scheduling.cancelEvent(cancel)).rejects.toMatchObject({ status: 404 });
    const member = await tenant.member();
    await expect(member.client.scheduling.cancelEvent(cancel)).rejects.toMatchObject({ status: 403 });
  });

  test("can change nothing without a token", async () => {
    const { event, free } = await booked();
    const body = { ...free[0], reason: "x" };
    expect(await call("", "PATCH", `/scheduled-events/${event.id}`, body)).toMatchObject({ status: 401 });
    expect(await call("", "POST", `/scheduled-events/${event.id}/cancellation`, body)).toMatchObject({ status: 401 });
    expect(await call("", "GET", "/scheduled-events")).toMatchObject({ status: 401 });
  });
});
