import { beforeAll, describe, expect, test, vi } from "vitest";
import { mailTo } from "../../../support/email/inbox";
import {
  bookEvent,
  bookingPage,
  bookingRequest,
  connectGoogle,
  meetingPlans,
  organizerOf,
  slotsOf,
} from "../../../support/scheduling/booking";
import { addBusy, revokeGrant } from "../../../support/scheduling/google";
import { firestore } from "../../../support/suite/admin";
import { call } from "../../../support/suite/call";
import { connect } from "../../../support/suite/client";
import { MONDAY } from "../../../support/suite/monday";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { icsOf } from "./ics-of";

let tenant: Tenant;
let first: Member;
let second: Member;

beforeAll(async () => {
  tenant = await createTenant();
  [first, second] = await Promise.all([tenant.member(), tenant.member()]);
  for (const host of [first, second]) await connectGoogle(host);
});

type Slot = { start: string; end: string };

const book = (id: string, slot: Slot, more: object = {}) =>
  connect().scheduling.bookPublicly({
    query: { id, type: "multi-use" },
    body: { ...bookingRequest(slot), ...more },
  });

describe("the list of events", () => {
  let page: Awaited<ReturnType<typeof bookingPage>>;
  let starts: string[];
  const list = (query: object = {}) =>
    second.client.scheduling.listScheduledEvents({ query: { router_linkId: page.id, ...query } });
  const listed = async (query: object = {}) => (await list(query)).data.map(({ date_range }) => date_range.start);

  beforeAll(async () => {
    page = await bookingPage(first, { organizers: [organizerOf(first), organizerOf(second)], strategy: "round-robin" });
    const slots = (await slotsOf(page.id, 40, 7)).slice(0, 6);
    for (const slot of slots) await book(page.id, slot);
    starts = slots.map(({ start }) => start);
  });

  test("includes its start, and excludes its end", async () => {
    expect(await listed()).toEqual(starts);
    expect(await listed({ from: starts[2] })).toEqual(starts.slice(2));
    expect(await listed({ to: starts[2] })).toEqual(starts.slice(0, 2));
    expect(await listed({ from: starts[1], to: starts[3] })).toEqual(starts.slice(1, 3));
    const shifted = new Date(Date.parse(starts[2] ?? "") + 9 * 3_600_000).toISOString().replace(".000Z", "+09:00");
    expect(await listed({ from: shifted })).toEqual(starts.slice(2));
    expect(await listed({ from: starts[5], to: starts[5] })).toEqual([]);
    expect(await listed({ order: "desc", to: starts[4] })).toEqual(starts.slice(0, 4).toReversed());
  });

  test("has consistent pages while meetings are added and canceled", async () => {
    const one = await list({ page_count: 4 });
    expect(one).toMatchObject({ is_last: false, cursor: expect.any(String) });
    const earlier = new Date(Date.parse(starts[0] ?? "") - 86_400_000).toISOString();
    await tenant.team
      .collection("scheduled-events")
      .doc("copy")
      .set({
        ...(
          await tenant.team
            .collection("scheduled-events")
            .doc(one.data[0]?.id ?? "")
            .get()
        ).data(),
        date_range: { start: earlier, end: earlier },
      });
    const two = await list({ page_count: 4, cursor: one.cursor });
    expect([...one.data, ...two.data].map(({ date_range }) => date_range.start)).toEqual(starts);
    expect(two).toMatchObject({ is_last: true, cursor: null });
    await tenant.team.collection("scheduled-events").doc("copy").delete();
    for (const cursor of ["x", "2027-03-01_a", "_", "2027-03-01T00:00:00.000Z_a/b"])
      await expect(list({ cursor })).rejects.toMatchObject({ status: 400 });
  });

  test("can be limited to one host, and has the kind and everybody's calendar", async () => {
    const own = (await list({ host_id: second.uid })).data;
    expect(own).toHaveLength(3);
    for (const event of own)
      expect(event).toMatchObject({
        kind: "team",
        host: { id: second.uid },
        hosts: [{ id: second.uid }],
        attendees: [],
      });
    expect(await listed({ host_id: "nobody" })).toEqual([]);
    const all = await bookingPage(first, { organizers: [organizerOf(first), organizerOf(second)] });
    const { id } = await bookEvent(all);
    const event = await second.client.scheduling.getScheduledEvent({ params: { id } });
    expect(event).toMatchObject({ kind: "collective", hosts: [{ id: first.uid }, { id: second.uid }] });
    expect(JSON.stringify(event)).not.toContain("uuid");
    const stranger = await (await createTenant()).member("admin");
    await expect(stranger.client.scheduling.getScheduledEvent({ params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("the times to which an event can be moved", () => {
  const range = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul" };
  const seoul = (time: string) => new Date(`${MONDAY}T${time}:00+09:00`).toISOString();

  test("are those of all its hosts, including its own time, and only shown to its hosts and admins", async () => {
    const hosts = await Promise.all([tenant.member(), tenant.member()]);
    for (const host of hosts) await connectGoogle(host);
    const [one, two] = hosts;
    const page = await bookingPage(one, { organizers: hosts.map((host) => organizerOf(host)) });
    await addBusy(two.email, { start: seoul("11:00"), end: seoul("12:00") });
    const event = await book(page.id, { start: seoul("09:00"), end: seoul("09:30") });
    const slots = async (member: Member) =>
      (await member.client.scheduling.listEventSlots({ params: { id: event.id }, query: range })).slots.map(
        ({ start }) => start,
      );
    const offered = await slots(two);
    expect(offered).toContain(seoul("09:00"));
    expect(offered).not.toContain(seoul("11:00"));
    expect(offered).toHaveLength(16);
    expect(await slots(await tenant.member("admin"))).toEqual(offered);
    await expect(slots(await tenant.member())).rejects.toMatchObject({ status: 403 });

    const body = { start: seoul("10:00"), end: seoul("10:30"), reason: "조정" };
    const moved = await two.client.scheduling.rescheduleEvent({ params: { id: event.id }, query: {}, body });
    expect(moved).toMatchObject({
      hosts: [{ id: one.uid }, { id: two.uid }],
      change_logs: [{ updated_by: two.display_name, old_date_range: { start: seoul("09:00") } }],
    });
    await revokeGrant(two.email);
    // The last read of the calendar stays cached for some seconds.
    const refused = { status: 409, details: { state: "calendar_disconnected" } };
    await vi.waitFor(() => expect(slots(one)).rejects.toMatchObject(refused), { timeout: 30_000, interval: 1_000 });
    await one.client.scheduling.deleteBookingPage({ params: { id: page.id } });
    await expect(slots(one)).rejects.toMatchObject({ status: 409, message: /deleted/ });
  });

  test("are not fewer for the invitee's own host", async () => {
    const page = await bookingPage(first, {
      strategy: "round-robin",
      organizers: [first, second].map((one) => organizerOf(one)),
    });
    const [slot] = await slotsOf(page.id, 50, 7);
    const event = await book(page.id, slot ?? { start: "", end: "" });
    const day = slot?.start.slice(0, 10) ?? "";
    const free = async (more: object) =>
      (
        await connect().scheduling.getPublicBooking({
          params: { id: page.id },
          query: { start: day, end: day, timezone: "Asia/Seoul", event: event.uuid, ...more },
        })
      ).slots.length;
    expect(await free({ organizer_id: event.host.id })).toBe(await free({}));
    expect(await free({})).toBeGreaterThan(0);
  });
});

describe("a co-host of a meeting", () => {
  test("gets their own mails, with their own calendar file and in their own language", async () => {
    const [one, two] = await Promise.all([tenant.member(), tenant.member()]);
    for (const host of [one, two]) await connectGoogle(host);
    await firestore.doc(`personalFeatureFlags/${two.uid}`).set({ isKoreanLanguage: false });
    const page = await bookingPage(one, {
      organizers: [one, two].map((host) => organizerOf(host)),
      meeting_plans: meetingPlans({ type: "google-meet" }),
    });
    const email = `cohost-${page.id}@example.org`;
    const event = await bookEvent(page, { email });
    const id = event.id.replaceAll("-", "");
    const [toGuest, toOne, toTwo] = [
      icsOf(await mailTo(email, "미팅 확정")),
      icsOf(await mailTo(one.email, "미팅 확정")),
      icsOf(await mailTo(two.email, "Meeting confirmed")),
    ];
    expect(toGuest.event.uid).toBe(`${id}@google.com`);
    expect(toOne.event.uid).toBe(`${id}@google.com`);
    expect(toTwo.event.uid).toBe(`${id}1@google.com`);
    for (const { text } of [toOne, toTwo]) expect(text.replaceAll(/\r\n[ \t]/g, "")).not.toContain(event.uuid);
    expect(toGuest.text.replaceAll(/\r\n[ \t]/g, "")).toContain(two.email);
    expect((await mailTo(two.email, "Meeting confirmed")).text).toContain(`/schedule?event=${event.id}`);

    await two.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
    for (const [address, subject, known] of [
      [email, "미팅 취소", toGuest],
      [one.email, "미팅 취소", toOne],
      [two.email, "Meeting canceled", toTwo],
    ] as const) {
      const { method, event: cancelled } = icsOf(await mailTo(address, subject));
      expect({ method, uid: cancelled.uid, sequence: Number(cancelled.sequence) }).toEqual({
        method: "CANCEL",
        uid: known.event.uid,
        sequence: 1,
      });
    }
    const cancelled = await one.client.scheduling.getScheduledEvent({ params: { id: event.id } });
    expect(cancelled.cancellation).toEqual({ cancelled_by: two.display_name, reason: "출장" });
  });

  test("a change without a token is recorded as the invitee's", async () => {
    const page = await bookingPage(first);
    const event = await bookEvent(page, { name: "이초대" });
    const [target] = await slotsOf(page.id, 20);
    const body = { start: target?.start ?? "", end: target?.end ?? "", reason: "바쁨" };
    expect(await call("", "PATCH", `/public/scheduled-events/${event.uuid}`, body)).toMatchObject({ status: 200 });
    const { change_logs } = await first.client.scheduling.getScheduledEvent({ params: { id: event.id } });
    expect(change_logs).toMatchObject([{ updated_by: "이초대" }]);
  });
});
