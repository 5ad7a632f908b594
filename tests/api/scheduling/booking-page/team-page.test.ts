import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { mailTo } from "../../../support/email/inbox";
import {
  bookingPage,
  bookingRequest,
  connectGoogle,
  meetingPlans,
  organizerOf,
  slotsOf,
} from "../../../support/scheduling/booking";
import { addBusy, eventsIn, revokeGrant } from "../../../support/scheduling/google";
import { connect } from "../../../support/suite/client";
import { dayAfter, MONDAY } from "../../../support/suite/monday";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

async function newHosts(count: number): Promise<[Member, ...Member[]]> {
  const hosts = await Promise.all(Array.from({ length: count }, () => tenant.member()));
  for (const host of hosts) await connectGoogle(host);
  const [first, ...others] = hosts;
  if (!first) throw new Error("A page needs a host.");
  return [first, ...others];
}

const teamPage = (hosts: [Member, ...Member[]], strategy: "collective" | "round-robin", more: object = {}) =>
  bookingPage(hosts[0], { strategy, organizers: hosts.map((host) => organizerOf(host)), ...more });

type Slot = { start: string; end: string };

const book = (id: string, slot: Slot, more: object = {}, key: string = randomUUID()) =>
  connect().scheduling.bookPublicly(
    { query: { id, type: "multi-use" }, body: { ...bookingRequest(slot), ...more } },
    { context: { idempotencyKey: key } },
  );

const starts = async (id: string) => (await slotsOf(id, 30, 7)).map(({ start }) => start);

describe("a collective page", () => {
  test("offers the times that all hosts have, and blocks them for each", async () => {
    const hosts = await newHosts(2);
    const [first, second] = hosts;
    const page = await teamPage(hosts, "collective", { meeting_plans: meetingPlans({ type: "google-meet" }) });
    expect(page.page.kind).toBe("collective");
    const [busy, slot] = await slotsOf(page.id, 30, 7);
    if (!busy || !slot || !second) throw new Error("No free time.");
    await addBusy(second.email, busy);
    const alone = await bookingPage(second);
    await expect(book(page.id, busy)).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });

    const event = await book(page.id, slot);
    expect(event.hosts.map(({ id }) => id)).toEqual(hosts.map(({ uid }) => uid));
    expect(await starts(alone.id)).not.toContain(slot.start);
    for (const host of [first, second]) {
      await mailTo(host.email, "미팅 확정");
      await until(async () => (await eventsIn(host.email)).some(({ summary }) => summary?.includes("30분 상담")));
    }
    const { data } = await second.client.scheduling.listScheduledEvents({ query: {} });
    expect(data.find(({ id }) => id === event.id)).toMatchObject({
      host: { id: first.uid },
      attendees: [{ id: second.uid }],
      calendar_state: "written",
    });
  });

  test("can be canceled by any host, which frees the time for all", async () => {
    const hosts = await newHosts(2);
    const [, second] = hosts;
    const page = await teamPage(hosts, "collective");
    const [slot] = await slotsOf(page.id, 30, 7);
    if (!slot || !second) throw new Error("No free time.");
    const event = await book(page.id, slot);
    expect(await starts(page.id)).not.toContain(slot.start);
    await second.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
    await until(async () => (await starts(page.id)).includes(slot.start));
  });
});

describe("a round-robin page", () => {
  test("distributes meetings equally, and none to a busy host", async () => {
    const hosts = await newHosts(3);
    const page = await teamPage(hosts, "round-robin");
    expect(page.page.kind).toBe("roundRobin");
    const slots = await slotsOf(page.id, 30, 7);
    const taken: string[] = [];
    for (const slot of slots.slice(0, 6)) taken.push((await book(page.id, slot)).host.id);
    for (const { uid } of hosts) expect(taken.filter((id) => id === uid)).toHaveLength(2);

    const late = slots[10];
    const [first, second, third] = hosts;
    if (!late || !second || !third) throw new Error("No free time.");
    await addBusy(first.email, late);
    await addBusy(second.email, late);
    expect((await book(page.id, late)).host.id).toBe(third.uid);
    await expect(book(page.id, late)).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
  });

  test("counts only its own bookings", async () => {
    const hosts = await newHosts(2);
    const [first] = hosts;
    const own = await bookingPage(first);
    for (const slot of (await slotsOf(own.id, 30, 7)).slice(0, 4)) await book(own.id, slot);
    const page = await teamPage(hosts, "round-robin");
    const taken: string[] = [];
    for (const slot of (await slotsOf(page.id, 37, 7)).slice(0, 4)) taken.push((await book(page.id, slot)).host.id);
    expect(taken.filter((id) => id === first.uid)).toHaveLength(2);
  });

  test("keeps the turn of a host who was chosen by the invitee, or whose meeting was canceled", async () => {
    const hosts = await newHosts(2);
    const [first, second] = hosts;
    const page = await teamPage(hosts, "round-robin");
    const [one, two, three] = await slotsOf(page.id, 30, 7);
    if (!one || !two || !three || !second) throw new Error("No free time.");
    const asked = await book(page.id, one, { organizer_id: second.uid });
    expect(asked.host.id).toBe(second.uid);
    expect((await book(page.id, two)).host.id).toBe(first.uid);
    await second.client.scheduling.cancelEvent({ params: { id: asked.id }, body: { reason: "휴가" } });
    expect((await book(page.id, three)).host.id).toBe(second.uid);
    await expect(book(page.id, one, { organizer_id: "somebody" })).rejects.toMatchObject({ status: 400 });
  });

  test("continues without a host whose calendar is disconnected", async () => {
    const hosts = await newHosts(2);
    const [first, second] = hosts;
    const page = await teamPage(hosts, "round-robin");
    await revokeGrant(first.email);
    const slots = await slotsOf(page.id, 30, 7);
    expect(slots).not.toHaveLength(0);
    for (const slot of slots.slice(0, 2)) expect((await book(page.id, slot)).host.id).toBe(second?.uid);
  });

  test("distributes meetings by the hosts' weights", async () => {
    const hosts = await newHosts(2);
    const [first] = hosts;
    const organizers = hosts.map((host, place) => organizerOf(host, { weight: place === 0 ? 3 : 1 }));
    const page = await bookingPage(first, { strategy: "round-robin", organizers });
    const taken: string[] = [];
    for (const slot of (await slotsOf(page.id, 30, 7)).slice(0, 8)) taken.push((await book(page.id, slot)).host.id);
    expect(taken.filter((id) => id === first.uid)).toHaveLength(6);
  });
});

describe("the options of a page", () => {
  test("date overrides and a daily limit", async () => {
    const [host] = await newHosts(1);
    const day = (await slotsOf((await bookingPage(host)).id, 30, 7))[0]?.start.slice(0, 10) ?? "";
    const off = await bookingPage(host, { date_overrides: [{ day, spans: [] }] });
    expect((await starts(off.id)).filter((start) => start.startsWith(day))).toEqual([]);
    const noon = await bookingPage(host, { date_overrides: [{ day, spans: [{ start: "12:00", end: "13:00" }] }] });
    expect((await starts(noon.id)).filter((start) => start.startsWith(day))).toHaveLength(2);

    const limited = await bookingPage(host, { daily_limit: 1 });
    const [first, second] = await slotsOf(limited.id, 30, 7);
    if (!first || !second) throw new Error("No free time.");
    await book(limited.id, first);
    expect((await starts(limited.id)).filter((start) => start.startsWith(day))).toEqual([]);
    await expect(book(limited.id, second)).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
  });

  test("a limited number of days ahead", async () => {
    const [host] = await newHosts(1);
    const dayOf = (offset: number) =>
      new Date(Date.now() + 9 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
    const page = await bookingPage(host, { days_ahead: 10 });
    const { page: shown, slots } = await connect().scheduling.getPublicBooking({
      params: { id: page.id },
      query: { start: dayOf(0), end: dayOf(20), timezone: "Asia/Seoul" },
    });
    expect(shown.window).toEqual({ start: null, end: dayOf(10) });
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ start }) => Date.parse(start) < Date.parse(`${dayOf(11)}T00:00:00+09:00`))).toBe(true);
    const [late] = await slotsOf((await bookingPage(host)).id, 14, 7);
    if (!late) throw new Error("No free time.");
    await expect(book(page.id, late)).rejects.toMatchObject({ status: 400 });
  });

  test("a daily limit, also for a query in a time zone with another date", async () => {
    const [host] = await newHosts(1);
    const early = [{ start: "08:00", end: "18:00" }];
    const date_overrides = [{ day: MONDAY, spans: early }];
    const page = await bookingPage(host, { daily_limit: 1, date_overrides });
    // Still the day before in UTC.
    await book(page.id, { start: `${dayAfter(-1)}T23:00:00.000Z`, end: `${dayAfter(-1)}T23:30:00.000Z` });
    const query = { start: MONDAY, end: MONDAY, timezone: "UTC" };
    expect((await connect().scheduling.getPublicBooking({ params: { id: page.id }, query })).slots).toEqual([]);
  });

  test("several ways to meet, with different lengths", async () => {
    const [host] = await newHosts(1);
    const plans = [
      ...meetingPlans({ length: 30 }),
      ...meetingPlans({ id: "long", type: "offline", value: "강남역", length: 60 }),
    ];
    const page = await bookingPage(host, { meeting_plans: plans });
    const days = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul" };
    const { slots } = await connect().scheduling.getPublicBooking({
      params: { id: page.id },
      query: { ...days, plan_id: "long" },
    });
    const [slot] = slots;
    if (!slot) throw new Error("No free time.");
    expect(Date.parse(slot.end) - Date.parse(slot.start)).toBe(3_600_000);
    const booked = await connect().scheduling.bookPublicly({
      query: { id: page.id, type: "multi-use", plan_id: "long" },
      body: bookingRequest(slot),
    });
    expect(booked).toMatchObject({ plan_id: "long", meeting_plan: { type: "offline", value: "강남역" } });
    await expect(book(page.id, slot)).rejects.toMatchObject({ status: 400 });
    await expect(
      connect().scheduling.getPublicBooking({ params: { id: page.id }, query: { ...days, plan_id: "none" } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test("its own questions", async () => {
    const [host] = await newHosts(1);
    const form = [
      ...(await bookingPage(host)).page.form,
      { name: "size", label: "직원 수", type: "dropdown" as const, required: true, options: ["1-10", "11-50"] },
      { name: "agree", label: "동의", type: "consent" as const, required: true },
    ];
    const page = await bookingPage(host, { form: form as typeof page.options.form });
    const [slot] = await slotsOf(page.id, 30, 7);
    if (!slot) throw new Error("No free time.");
    const wrong = [
      { q_a: [] },
      { q_a: [{ name: "size", value: "1-10" }] },
      {
        q_a: [
          { name: "size", value: "많음" },
          { name: "agree", value: true },
        ],
      },
    ];
    for (const answers of wrong) await expect(book(page.id, slot, answers)).rejects.toMatchObject({ status: 400 });
    const q_a = [
      { name: "size", value: "1-10" },
      { name: "agree", value: true },
    ];
    const event = await book(page.id, slot, { q_a: [...q_a, { name: "stranger", value: "x" }] });
    const { data } = await host.client.scheduling.listScheduledEvents({ query: { router_linkId: page.id } });
    expect(data.find(({ id }) => id === event.id)?.q_a).toEqual([
      { name: "size", value: "1-10", label: "직원 수" },
      { name: "agree", value: true, label: "동의" },
    ]);
  });
});
