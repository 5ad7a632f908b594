import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { bookingPage, bookingRequest, connectGoogle, organizerOf } from "../../../support/scheduling/booking";
import { meetingsIn } from "../../../support/scheduling/google";
import { call } from "../../../support/suite/call";
import { MONDAY } from "../../../support/suite/monday";
import { stored } from "../../../support/suite/stored";
import { createTenant, type Member } from "../../../support/teams/tenant";

/** Rounds of each race; DURE_ROUNDS=50 runs more of them. */
export const ROUNDS = Number(process.env.DURE_ROUNDS || 3);
/** The time limit of a round with its set-up. */
export const ROUND_MS = 20_000;

export type Slot = { start: string; end: string };
export type Page = Awaited<ReturnType<typeof bookingPage>>;

/** A team of its own, with members whose calendars are connected. */
export async function newTeam(count: number) {
  const tenant = await createTenant();
  const hosts = await Promise.all(Array.from({ length: count }, () => tenant.member()));
  for (const host of hosts) await connectGoogle(host);
  return { teamId: tenant.teamId, hosts };
}

export const teamPage = (hosts: readonly Member[], strategy: "collective" | "round-robin", more: object = {}) => {
  const [first] = hosts;
  if (!first) throw new Error("A page needs a host.");
  return bookingPage(first, { strategy, organizers: hosts.map((host) => organizerOf(host)), ...more });
};

const DAY_MS = 86_400_000;
/** A Monday. */
const FIRST_DAY = Date.parse(`${MONDAY}T00:00:00+09:00`);

/** Each round has half an hour of working time of its own, from 09:00 on working days in Seoul. */
export function slotOf(round: number, { minutes = 30, after = 0 } = {}): Slot {
  const day = Math.floor(round / 5) * 7 + (round % 5);
  const start = FIRST_DAY + day * DAY_MS + (9 * 60 + after) * 60_000;
  return { start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString() };
}

export const newEmail = () => `racer-${randomUUID().slice(0, 12)}@example.org`;

type Booked = { status: number; code: string | undefined; id: string; uuid: string; hostIds: string[] };

/** A visitor's booking. */
export async function book(pageId: string, slot: Slot, { email = newEmail(), key = randomUUID() as string } = {}) {
  const path = `/public/scheduled-events?type=multi-use&id=${pageId}`;
  const { status, body } = await call("", "POST", path, bookingRequest(slot, { email }), { "idempotency-key": key });
  const hosts = (body.hosts ?? []) as { id: string }[];
  const booked: Booked = {
    status,
    code: body.code,
    id: String(body.id),
    uuid: String(body.uuid),
    hostIds: hosts.map(({ id }) => id),
  };
  return booked;
}

export const won = (all: readonly Booked[]): Booked[] => all.filter(({ status }) => status === 201);

/** The number of answers by code. */
export const codesOf = (all: readonly Booked[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(all, ({ status, code }) => `${status} ${code ?? ""}`.trim())].map(([code, of]) => [
      code,
      of.length,
    ]),
  );

type Event = {
  id: string;
  host_ids: string[];
  date_range: Slot;
  cancellation: unknown;
};

/**
 * The invariants of every race: no host has overlapping meetings, each confirmed meeting exists, and each host's days
 * hold exactly the host's meetings.
 */
export async function expectSound(teamId: string, confirmed: readonly string[]): Promise<Event[]> {
  const events = (await stored(teamId, "scheduled-events")) as Event[];
  const standing = events.filter(({ cancellation }) => cancellation === null);
  expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(confirmed)]));
  expect(events).toHaveLength(new Set(confirmed).size);
  const taken = standing.flatMap(({ id, host_ids, date_range }) =>
    host_ids.map((hostId) => ({ id, hostId, ...date_range })),
  );
  for (const [hostId, own] of Map.groupBy(taken, (one) => one.hostId)) {
    const sorted = own.toSorted((a, b) => a.start.localeCompare(b.start));
    sorted.forEach((one, i) => {
      const next = sorted[i + 1];
      if (next) expect(one.end <= next.start, `${hostId}: ${one.id} and ${next.id}`).toBe(true);
    });
  }
  const held = (await stored(teamId, "host-days")).flatMap(({ id, intervals }) =>
    (intervals as { event_id: string }[]).map(({ event_id }) => `${String(id).split("_")[0]} ${event_id}`),
  );
  expect([...new Set(held)].toSorted()).toEqual(taken.map(({ hostId, id }) => `${hostId} ${id}`).toSorted());
  return standing;
}

/** Each host's calendar ends up with exactly the host's meetings, once each, and the product knows that it has. */
export async function expectCalendars(
  teamId: string,
  hosts: readonly Member[],
  standing: readonly Event[],
): Promise<void> {
  for (const { uid, email } of hosts) {
    const own = standing.filter(({ host_ids }) => host_ids.includes(uid));
    const times = own.map(({ date_range }) => Date.parse(date_range.start)).toSorted((a, b) => a - b);
    const written = async () => ({
      times: (await meetingsIn(email)).map(({ start }) => Date.parse(start.dateTime)).toSorted((a, b) => a - b),
      states: (await stored(teamId, "scheduled-events"))
        .filter(({ id }) => own.some((one) => one.id === id))
        .map(({ calendar_state }) => calendar_state),
      deadLetters: await stored(teamId, "dead-letters"),
    });
    const expected = { times, states: own.map(() => "written"), deadLetters: [] };
    await expect.poll(written, { message: email, timeout: 120_000, interval: 200 }).toEqual(expected);
  }
}
