import { beforeAll, expect, test } from "vitest";
import {
  bookingPage,
  bookingRequest,
  connectGoogle,
  meetingPlans,
  organizerOf,
} from "../../../support/scheduling/booking";
import { addBusy, addFault, deleteEvents } from "../../../support/scheduling/google";
import { connect } from "../../../support/suite/client";
import { MONDAY } from "../../../support/suite/monday";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;

beforeAll(async () => {
  tenant = await createTenant();
});

/** A Monday in Seoul. */
const seoul = (time: string) => new Date(`${MONDAY}T${time}:00+09:00`).toISOString();
const day = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul" };

async function newHost(): Promise<Member> {
  const host = await tenant.member();
  await connectGoogle(host);
  return host;
}

const startsOf = async (pageId: string) => {
  const { slots } = await connect().scheduling.getPublicBooking({ params: { id: pageId }, query: day });
  return slots.map(({ start }) => start);
};

test.concurrent("slots are working hours without busy times and buffers", async () => {
  const host = await newHost();
  await addBusy(host.email, { start: seoul("10:00"), end: seoul("11:00") });
  await addBusy(host.email, { start: seoul("14:00"), end: seoul("15:00") }, { transparency: "transparent" });
  const plain = await bookingPage(host);
  expect(await startsOf(plain.id)).toEqual(
    Array.from({ length: 18 }, (_, i) => new Date(Date.parse(seoul("09:00")) + i * 1_800_000).toISOString()).filter(
      (start) => start < seoul("10:00") || start >= seoul("11:00"),
    ),
  );
  const wide = await bookingPage(host, { meeting_plans: meetingPlans({ buffer: { head: 30, tail: 15 } }) });
  const starts = await startsOf(wide.id);
  expect(starts).toContain(seoul("09:00"));
  expect(starts).not.toContain(seoul("09:30"));
  expect(starts).not.toContain(seoul("11:00"));
  expect(starts).toContain(seoul("11:30"));
});

test.concurrent("only the chosen calendars block slots", async () => {
  const host = await newHost();
  const calendars = (await host.client.scheduling.listCalendars({})).data;
  const second = calendars.find(({ primary, canEdit }) => canEdit && !primary);
  const ref = { provider: "google" as const, email: host.email, id: second?.id ?? "" };
  await addBusy(host.email, { start: seoul("09:00"), end: seoul("10:00") });
  const page = await bookingPage(host, { organizers: [organizerOf(host, { dest_cal: ref, conflict_cals: [] })] });
  expect(await startsOf(page.id)).toContain(seoul("09:00"));
  const both = await bookingPage(host, { organizers: [organizerOf(host, { dest_cal: ref })] });
  expect(await startsOf(both.id)).not.toContain(seoul("09:00"));
});

test.concurrent("a booking blocks its time on all pages of its host, including its buffer", async () => {
  const host = await newHost();
  const buffered = await bookingPage(host, { meeting_plans: meetingPlans({ buffer: { head: 0, tail: 30 } }) });
  const plain = await bookingPage(host);
  await connect().scheduling.bookPublicly({
    query: { id: buffered.id, type: "multi-use" },
    body: bookingRequest({ start: seoul("10:00"), end: seoul("10:30") }),
  });
  const starts = await startsOf(plain.id);
  expect(starts).toContain(seoul("09:30"));
  expect(starts).not.toContain(seoul("10:00"));
  expect(starts).not.toContain(seoul("10:30"));
  expect(starts).toContain(seoul("11:00"));
});

test.concurrent("a calendar's change is visible within half a minute", async () => {
  const host = await newHost();
  const page = await bookingPage(host);
  expect(await startsOf(page.id)).toContain(seoul("09:00"));
  await addBusy(host.email, { start: seoul("09:00"), end: seoul("09:30") });
  expect(await until(async () => !(await startsOf(page.id)).includes(seoul("09:00")), 30_000)).toBe(true);
  await deleteEvents(host.email);
  expect(await until(async () => (await startsOf(page.id)).includes(seoul("09:00")), 30_000)).toBe(true);
});

test.concurrent("a time that the calendar refused is not offered again, despite the cache", async () => {
  const host = await newHost();
  const page = await bookingPage(host);
  const nine = { start: seoul("09:00"), end: seoul("09:30") };
  expect(await startsOf(page.id)).toContain(nine.start);
  await addBusy(host.email, nine);
  const booked = connect().scheduling.bookPublicly({
    query: { id: page.id, type: "multi-use" },
    body: bookingRequest(nine),
  });
  await expect(booked).rejects.toMatchObject({ status: 409, code: "SLOT_TAKEN" });
  expect(await startsOf(page.id)).not.toContain(nine.start);
});

test.concurrent("the calendars of several hosts are read concurrently", async () => {
  const hosts = await Promise.all([newHost(), newHost(), newHost(), newHost()]);
  const [first] = hosts;
  const page = await bookingPage(first, { organizers: hosts.map((host) => organizerOf(host)) });
  for (const { email } of hosts) await addFault({ path: "/freeBusy$", contains: email, delayMs: 3_000, times: 1 });
  const askedAt = Date.now();
  expect(await startsOf(page.id)).toHaveLength(18);
  const tookMs = Date.now() - askedAt;
  expect(tookMs).toBeGreaterThanOrEqual(3_000);
  expect(tookMs).toBeLessThan(9_000);
});

test.concurrent("a calendar that doesn't respond is skipped, and the page's other hosts still have slots", async () => {
  const [silent, other] = [await newHost(), await newHost()];
  const hosts = { strategy: "round-robin" as const, organizers: [organizerOf(silent), organizerOf(other)] };
  const page = await bookingPage(silent, hosts);
  await addFault({ path: "/freeBusy$", contains: silent.email, delayMs: 60_000, times: 2 });
  const askedAt = Date.now();
  expect(await startsOf(page.id)).toHaveLength(18);
  expect(Date.now() - askedAt).toBeLessThan(20_000);
});

test.concurrent("a calendar that can't be read is an error, not free time", async () => {
  const host = await newHost();
  const page = await bookingPage(host);
  // The first failure is retried; the second one is reported.
  await addFault({ path: "/freeBusy$", contains: host.email, status: 503, times: 2 });
  await expect(startsOf(page.id)).rejects.toMatchObject({ status: 502, code: "PROVIDER_FAILED" });
  expect(await startsOf(page.id)).toHaveLength(18);
  await addFault({ path: "/freeBusy$", contains: host.email, status: 500, times: 1 });
  const other = await bookingPage(host, { meeting_plans: meetingPlans({ length: 60 }) });
  expect(await startsOf(other.id)).toHaveLength(17);
});
