import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bookingPage } from "../../../support/scheduling/booking";
import {
  book,
  codesOf,
  expectCalendars,
  expectSound,
  newTeam,
  ROUND_MS,
  ROUNDS,
  slotOf,
  teamPage,
  won,
} from "./rounds";

/** Concurrent requests; a multiple of three hosts. */
const TIMES = 6;
const TIMEOUT_MS = 120_000 + ROUNDS * ROUND_MS;

test(
  `three visitors, two round-robin hosts: two get the time, one per host, and turns stay fair, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(2);
    const page = await teamPage(hosts, "round-robin");
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all([1, 2, 3].map(() => book(page.id, slotOf(round))));
      expect(codesOf(answers)).toEqual({ "201": 2, "409 SLOT_TAKEN": 1 });
      const winners = won(answers);
      expect(winners.flatMap(({ hostIds }) => hostIds).toSorted()).toEqual(hosts.map(({ uid }) => uid).toSorted());
      confirmed.push(...winners.map(({ id }) => id));
    }
    const next = [await book(page.id, slotOf(ROUNDS)), await book(page.id, slotOf(ROUNDS, { after: 60 }))];
    expect(new Set(next.flatMap(({ hostIds }) => hostIds)).size).toBe(2);
    confirmed.push(...next.map(({ id }) => id));
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
  },
  TIMEOUT_MS,
);

test(
  `many different times at once are distributed evenly, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(3);
    const page = await teamPage(hosts, "round-robin");
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = Array.from({ length: TIMES }, (_, i) => slotOf(round, { after: i * 30 }));
      const answers = await Promise.all(times.map((time) => book(page.id, time)));
      expect(codesOf(answers)).toEqual({ "201": TIMES });
      for (const { uid } of hosts)
        expect(answers.filter(({ hostIds }) => hostIds.includes(uid))).toHaveLength(TIMES / hosts.length);
      confirmed.push(...answers.map(({ id }) => id));
    }
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
  },
  TIMEOUT_MS,
);

test(
  `a page of two hosts and a page of one of them: exactly one is booked, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(2);
    const [first, second] = hosts;
    if (!first || !second) throw new Error("Two hosts are needed.");
    const both = await teamPage([first, second], "collective");
    const turned = await teamPage([second, first], "collective");
    const alone = await bookingPage(second);
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const slot = slotOf(round);
      const answers = await Promise.all([
        book(both.id, slot),
        book(alone.id, slot),
        book(turned.id, slot),
        book(alone.id, slot),
      ]);
      expect(codesOf(answers)).toEqual({ "201": 1, "409 SLOT_TAKEN": 3 });
      confirmed.push(...won(answers).map(({ id }) => id));
    }
    await expectCalendars(teamId, hosts, await expectSound(teamId, confirmed));
  },
  TIMEOUT_MS,
);

test(
  `a double click on a round-robin page is one booking with one host, ${ROUNDS} times`,
  async () => {
    const { teamId, hosts } = await newTeam(3);
    const page = await teamPage(hosts, "round-robin");
    const confirmed: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = randomUUID();
      const guest = { email: `clicker-${key}@example.org`, key };
      const answers = await Promise.all([1, 2, 3].map(() => book(page.id, slotOf(round), guest)));
      answers.push(await book(page.id, slotOf(round), guest));
      expect(codesOf(answers)).toEqual({ "201": 4 });
      expect(new Set(answers.map(({ id, hostIds }) => `${id} ${hostIds}`)).size).toBe(1);
      confirmed.push(...answers.map(({ id }) => id));
    }
    const standing = await expectSound(teamId, confirmed);
    const counts = hosts.map(({ uid }) => standing.filter(({ host_ids }) => host_ids.includes(uid)).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    await expectCalendars(teamId, hosts, standing);
  },
  TIMEOUT_MS,
);
