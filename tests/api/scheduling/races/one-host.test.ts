import { randomUUID } from "node:crypto";
import { WEEKDAYS, WorkingHours } from "@dure/domain/scheduling/booking-page/booking-page";
import { expect, test } from "vitest";
import { mailsTo } from "../../../support/email/inbox";
import { bookingPage, meetingPlans } from "../../../support/scheduling/booking";
import { until } from "../../../support/suite/wait";
import {
  book,
  codesOf,
  expectCalendars,
  expectSound,
  newEmail,
  newTeam,
  ROUND_MS,
  ROUNDS,
  slotOf,
  won,
} from "./rounds";

const VISITORS = 8;
const FROM_SEVEN = WorkingHours.parse(
  Object.fromEntries(WEEKDAYS.map((day) => [day, [{ start: "07:00", end: "18:00" }]])),
);
const TIMEOUT_MS = 120_000 + ROUNDS * ROUND_MS;

test(
  `one time: of ${VISITORS} visitors one gets it, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(1);
    const [host] = hosts;
    if (!host) throw new Error("Nobody is host.");
    const page = await bookingPage(host);
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: VISITORS }, () => book(page.id, slotOf(round))));
      expect(codesOf(answers)).toEqual({ "201": 1, "409 SLOT_TAKEN": VISITORS - 1 });
      confirmed.push(...won(answers).map(({ id }) => id));
    }
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
  },
  TIMEOUT_MS,
);

test(
  `overlapping times on pages of several lengths: one of them is booked, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(1);
    const [host] = hosts;
    if (!host) throw new Error("Nobody is host.");
    // Any two of these bookings overlap, or are closer than the buffer.
    const pages = await Promise.all([
      bookingPage(host, { meeting_plans: meetingPlans({ length: 90 }) }),
      bookingPage(host, { meeting_plans: meetingPlans({ length: 60 }) }),
      bookingPage(host, { meeting_plans: meetingPlans({ length: 30, buffer: { head: 60, tail: 0 } }) }),
    ]);
    const [long, middle, apart] = pages;
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all([
        book(long.id, slotOf(round, { minutes: 90, after: 60 })),
        book(middle.id, slotOf(round, { minutes: 60, after: 120 })),
        book(middle.id, slotOf(round, { minutes: 60, after: 90 })),
        book(apart.id, slotOf(round, { minutes: 30, after: 150 })),
      ]);
      expect(codesOf(answers)).toEqual({ "201": 1, "409 SLOT_TAKEN": 3 });
      confirmed.push(...won(answers).map(({ id }) => id));
    }
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
  },
  TIMEOUT_MS,
);

test(
  `different times of a day with one meeting left: one of them is booked, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(1);
    const [host] = hosts;
    if (!host) throw new Error("Nobody is host.");
    const page = await bookingPage(host, { daily_limit: 1, working_hours: FROM_SEVEN });
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Before 09:00 in Seoul it is the previous day in UTC, and hosts' days are UTC days.
      const answers = await Promise.all([-60, -30, 0, 60].map((after) => book(page.id, slotOf(round, { after }))));
      expect(codesOf(answers)).toEqual({ "201": 1, "409 SLOT_TAKEN": 3 });
      confirmed.push(...won(answers).map(({ id }) => id));
    }
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
  },
  TIMEOUT_MS,
);

test(
  `the last seats of a time, and the last meeting of a week: the limits hold, ${ROUNDS} times`,
  async () => {
    const { hosts } = await newTeam(1);
    const [host] = hosts;
    if (!host) throw new Error("Nobody is host.");
    const seated = await bookingPage(host, { seats: 2 });
    const weekly = await bookingPage(host, { weekly_limit: 1 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const seats = await Promise.all([1, 2, 3, 4].map(() => book(seated.id, slotOf(round))));
      expect(codesOf(seats)).toEqual({ "201": 2, "409 SLOT_TAKEN": 2 });
      // Days of one week. Each day has its own documents, so only the weekly limit makes the bookings conflict.
      const week = [0, 1, 2, 3].map((day) => slotOf(5 * round + day, { after: 180 }));
      const answers = await Promise.all(week.map((slot) => book(weekly.id, slot)));
      expect(codesOf(answers)).toEqual({ "201": 1, "409 SLOT_TAKEN": 3 });
    }
  },
  TIMEOUT_MS,
);

test(
  `a double click with one key: one booking with one mail, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(1);
    const [host] = hosts;
    if (!host) throw new Error("Nobody is host.");
    const page = await bookingPage(host);
    const confirmed: string[] = [];
    const emails: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = { email: newEmail(), key: randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => book(page.id, slotOf(round), guest)));
      expect(codesOf(answers)).toEqual({ "201": 3 });
      expect(new Set(answers.map(({ id, uuid }) => `${id} ${uuid}`)).size).toBe(1);
      confirmed.push(...answers.map(({ id }) => id));
      emails.push(guest.email);
    }
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
    for (const email of emails) {
      await until(async () => (await mailsTo(email)).length > 0, 60_000);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  },
  TIMEOUT_MS,
);

test(
  `canceling and booking again: the time is never booked twice nor lost, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(1);
    const [host] = hosts;
    if (!host) throw new Error("Nobody is host.");
    const page = await bookingPage(host);
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const slot = slotOf(round);
      const first = await book(page.id, slot);
      expect(first.status).toBe(201);
      const cancel = host.client.scheduling.cancelEvent({ params: { id: first.id }, body: { reason: "휴가" } });
      const [, ...answers] = await Promise.all([cancel, book(page.id, slot), book(page.id, slot), book(page.id, slot)]);
      expect(won(answers).length).toBeLessThanOrEqual(1);
      // The calendar may have the old event for a moment.
      const again = won(answers)[0] ?? (await until(() => bookedAgain(page.id, slot), 30_000));
      confirmed.push(first.id, again.id);
    }
    const standing = await expectSound(teamId, confirmed);
    expect(standing).toHaveLength(ROUNDS);
    await expectCalendars(teamId, hosts, standing);
  },
  TIMEOUT_MS,
);

async function bookedAgain(pageId: string, slot: { start: string; end: string }) {
  const answer = await book(pageId, slot);
  return answer.status === 201 && answer;
}

test(
  `deleting a page while it is booked: every confirmed booking has a meeting, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(1);
    const [host] = hosts;
    if (!host) throw new Error("Nobody is host.");
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await bookingPage(host);
      const guest = { email: newEmail(), key: randomUUID() };
      const deletion = host.client.scheduling.deleteBookingPage({ params: { id: page.id } });
      const [answer, other] = await Promise.all([
        book(page.id, slotOf(round), guest),
        book(page.id, slotOf(round, { after: 60 })),
        deletion,
      ]);
      for (const { status } of [answer, other]) expect([201, 404]).toContain(status);
      confirmed.push(...won([answer, other]).map(({ id }) => id));
      // A client without an answer repeats its request, and gets the same answer.
      expect(await book(page.id, slotOf(round), guest)).toMatchObject({ status: answer.status, id: answer.id });
    }
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
  },
  TIMEOUT_MS,
);
