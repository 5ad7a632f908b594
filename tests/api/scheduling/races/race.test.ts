import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mailsTo } from "../../../support/email/inbox";
import { bookingPage, bookingRequest, connectGoogle, meetingPlans, slotsOf } from "../../../support/scheduling/booking";
import { eventsIn } from "../../../support/scheduling/google";
import { call } from "../../../support/suite/call";
import { untilIdle } from "../../../support/suite/queue";
import { eventsOf, stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member } from "../../../support/teams/tenant";

const VISITORS = 100;

async function newHost(): Promise<{ host: Member; teamId: string }> {
  const tenant = await createTenant();
  const host = await tenant.member();
  await connectGoogle(host);
  return { host, teamId: tenant.teamId };
}

type Slot = { start: string; end: string };

/** All visitors book concurrently. */
async function race(bookings: { pageId: string; slot: Slot }[]) {
  const guests = bookings.map(() => `racer-${randomUUID().slice(0, 12)}@example.org`);
  const answers = await Promise.all(
    bookings.map(({ pageId, slot }, i) =>
      call(
        "",
        "POST",
        `/public/scheduled-events?type=multi-use&id=${pageId}`,
        bookingRequest(slot, { email: guests[i] ?? "" }),
        { "idempotency-key": randomUUID() },
      ),
    ),
  );
  const won = answers.flatMap(({ status }, i) => (status === 201 ? [guests[i] ?? ""] : []));
  return { answers, won, guests };
}

/** One event and one set of mails; other visitors get no mail. */
async function expectOneMeeting(host: Member, teamId: string, { won, guests }: { won: string[]; guests: string[] }) {
  expect(await stored(teamId, "scheduled-events")).toHaveLength(1);
  expect(await eventsOf(teamId, "meeting.created")).toHaveLength(1);
  await until(async () => (await mailsTo(won[0] ?? "")).length > 0 && (await mailsTo(host.email)).length > 0, 30_000);
  await untilIdle(teamId);
  expect(await eventsIn(host.email)).toHaveLength(1);
  expect(await mailsTo(host.email)).toHaveLength(1);
  const heard = await Promise.all(guests.map((email) => mailsTo(email)));
  expect(heard.flat().map(({ to }) => to)).toEqual([won]);
}

test(`of ${VISITORS} concurrent bookings of one time exactly one succeeds`, async () => {
  const { host, teamId } = await newHost();
  const page = await bookingPage(host);
  const [slot] = await slotsOf(page.id);
  if (!slot) throw new Error("No free time.");
  const { answers, ...outcome } = await race(Array.from({ length: VISITORS }, () => ({ pageId: page.id, slot })));

  const codes = answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.code}`);
  expect(outcome.won).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(["409 SLOT_TAKEN"]));
  await expectOneMeeting(host, teamId, outcome);
});

test(`of ${VISITORS} concurrent bookings of overlapping times, on several pages, exactly one succeeds`, async () => {
  const { host, teamId } = await newHost();
  // Any two of these bookings conflict: each includes 11:00 to 11:30, or is too close to it because of a buffer.
  const pages = await Promise.all([
    bookingPage(host, { meeting_plans: meetingPlans({ length: 30 }) }),
    bookingPage(host, { meeting_plans: meetingPlans({ length: 90 }) }),
    bookingPage(host, { meeting_plans: meetingPlans({ length: 120 }) }),
    bookingPage(host, { meeting_plans: meetingPlans({ length: 60, buffer: { head: 0, tail: 60 } }) }),
  ]);
  const [free] = await slotsOf(pages[0].id);
  const day = (free?.start ?? "").slice(0, 10);
  const slot = (start: string, lengthMinutes: number): Slot => ({
    start: new Date(`${day}T${start}:00+09:00`).toISOString(),
    end: new Date(Date.parse(`${day}T${start}:00+09:00`) + lengthMinutes * 60_000).toISOString(),
  });
  const choices = [
    { pageId: pages[0].id, slot: slot("11:00", 30) },
    { pageId: pages[1].id, slot: slot("10:00", 90) },
    { pageId: pages[1].id, slot: slot("11:00", 90) },
    { pageId: pages[2].id, slot: slot("09:30", 120) },
    { pageId: pages[3].id, slot: slot("10:00", 60) },
  ];
  const bookings = Array.from({ length: VISITORS }, (_, i) => choices[i % choices.length]).filter((one) => !!one);
  const { answers, ...outcome } = await race(bookings);

  const statuses = answers.map(({ status }) => status).filter((status) => status !== 201);
  expect(outcome.won).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([409]));
  await expectOneMeeting(host, teamId, outcome);
});

test("of two moves to one time, or a move and a booking, exactly one succeeds", async () => {
  const { host, teamId } = await newHost();
  const page = await bookingPage(host);
  const slots = await slotsOf(page.id);
  const [first, second, target] = slots;
  if (!first || !second || !target) throw new Error("No free time.");
  const { won } = await race([
    { pageId: page.id, slot: first },
    { pageId: page.id, slot: second },
  ]);
  expect(won).toHaveLength(2);
  const events = (await stored(teamId, "scheduled-events")) as { uuid: string }[];
  const body = { ...target, reason: "다른 일이 생겼어요" };
  const moves = await Promise.all([
    ...events.map(({ uuid }) => call("", "PATCH", `/public/scheduled-events/${uuid}`, body)),
    call("", "POST", `/public/scheduled-events?type=multi-use&id=${page.id}`, bookingRequest(target)),
  ]);
  const statuses = moves.map(({ status }) => status).toSorted();
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  const held = (await stored(teamId, "host-days")).flatMap(({ intervals }) => intervals as { start_ms: number }[]);
  expect(held.filter(({ start_ms }) => start_ms === Date.parse(target.start))).toHaveLength(1);
});
