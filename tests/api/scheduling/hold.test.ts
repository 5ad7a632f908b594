import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingPage, meetingPlans, slotsOf } from "../../support/scheduling/booking";
import { anyAddress } from "../../support/suite/any-address";
import { stored } from "../../support/suite/stored";
import type { Member } from "../../support/teams/tenant";
import {
  backdateHold,
  book,
  createHosts,
  hold,
  hosts,
  intervalsAt,
  newPage,
  release,
  type Slot,
  slotTaken,
  startsFor,
  tenant,
} from "./hold-fixture";

const MINUTE_MS = 60_000;

/** A random IPv6 /64 network within the documentation prefix 2001:db8::/32. */
const network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}:`;

beforeAll(createHosts);

describe("a held time", () => {
  test("can still be booked after its short notice has passed, by its visitor only", async () => {
    const { id, slot } = await newPage();
    const { hold_id } = await hold(id, slot);
    const DAY_MS = 86_400_000;
    const days = Math.ceil((Date.parse(slot.start) - Date.now()) / DAY_MS);
    const params = { id };
    const body = { offset: { value: days, unit: "d" as const } };
    await hosts[0]?.client.scheduling.changeBookingPage({ params, body });
    await expect(book(id, slot, { hold_id })).rejects.toMatchObject({ status: 400 });
    const since_ms = Date.parse(slot.start) - days * DAY_MS - MINUTE_MS;
    await tenant.team.collection("holds").doc(hold_id).update({ since_ms });
    await expect(book(id, slot)).rejects.toMatchObject({ status: 400 });
    expect(await book(id, slot, { hold_id })).toMatchObject({ date_range: slot });
  });

  test("can't be taken by anybody else", async () => {
    const page = await newPage();
    const holdId = randomUUID();
    const { expires_at } = await hold(page.id, page.slot, holdId);
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(4 * MINUTE_MS);
    expect(await startsFor(page.id, page.from)).not.toContain(page.slot.start);
    await expect(book(page.id, page.slot)).rejects.toMatchObject(slotTaken);
    await expect(hold(page.id, page.slot)).rejects.toMatchObject(slotTaken);

    const event = await book(page.id, page.slot, { hold_id: holdId });
    expect(await intervalsAt(page.slot)).toEqual([{ host: hosts[0]?.uid, id: event.id }]);
    expect((await stored(tenant.teamId, "holds")).map(({ id }) => id)).not.toContain(holdId);
  });

  test("is still offered to its visitor", async () => {
    const page = await newPage();
    const holdId = randomUUID();
    await hold(page.id, page.slot, holdId);
    expect(await startsFor(page.id, page.from, holdId)).toContain(page.slot.start);
    expect(await startsFor(page.id, page.from, randomUUID())).not.toContain(page.slot.start);
    await release(page.id, holdId);
    expect(await startsFor(page.id, page.from)).toContain(page.slot.start);
    await release(page.id, holdId);
    await hold(page.id, page.slot, holdId);
  });

  test("is held once by a repeated call, and released by a hold of another time", async () => {
    const page = await newPage();
    const holdId = randomUUID();
    await Promise.all([hold(page.id, page.slot, holdId), hold(page.id, page.slot, holdId.toUpperCase())]);
    expect(await intervalsAt(page.slot)).toHaveLength(1);
    await hold(page.id, page.late, holdId);
    expect(await intervalsAt(page.slot)).toEqual([]);
    expect(await intervalsAt(page.late)).toHaveLength(1);
    expect(await startsFor(page.id, page.from)).toContain(page.slot.start);
  });

  test("includes buffers, counts toward the daily limit, and has the length of the way to meet", async () => {
    const plans = [...meetingPlans({ buffer: { head: 0, tail: 30 } }), ...meetingPlans({ id: "long", length: 60 })];
    const page = await newPage(1, { meeting_plans: plans });
    const holdId = randomUUID();
    await hold(page.id, page.slot, holdId);
    expect(await startsFor(page.id, page.from)).not.toContain(page.next.start);
    const long = { start: page.slot.start, end: new Date(Date.parse(page.slot.start) + 60 * MINUTE_MS).toISOString() };
    await hold(page.id, long, holdId, anyAddress(), { plan_id: "long" });
    await expect(hold(page.id, long, randomUUID())).rejects.toMatchObject({ status: 400 });

    const limited = await newPage(1, { daily_limit: 1 });
    await hold(limited.id, limited.slot);
    expect(await startsFor(limited.id, limited.from)).not.toContain(limited.late.start);
    await expect(hold(limited.id, limited.late)).rejects.toMatchObject(slotTaken);
  });
});

describe("concurrent visitors", () => {
  test("get exactly one hold of the same time", async () => {
    const page = await newPage();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => hold(page.id, page.slot)));
    const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(9);
    for (const reason of refused) expect(reason).toMatchObject(slotTaken);
    expect(await intervalsAt(page.slot)).toHaveLength(1);
  });

  test("get exactly one of a hold and a booking of the same time", async () => {
    const page = await newPage();
    const answers = await Promise.allSettled([hold(page.id, page.slot), book(page.id, page.slot)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await intervalsAt(page.slot)).toHaveLength(1);
  });

  test("leave only the booking if one visitor books and renews their own hold", async () => {
    const page = await newPage();
    const holdId = randomUUID();
    await hold(page.id, page.slot, holdId);
    const [booked] = await Promise.allSettled([
      book(page.id, page.slot, { hold_id: holdId }),
      hold(page.id, page.slot, holdId),
    ]);
    if (booked.status === "rejected") throw booked.reason;
    expect(await intervalsAt(page.slot)).toEqual([{ host: hosts[0]?.uid, id: booked.value.id }]);
  });

  test.each([
    ["IP address", () => Array<string>(6).fill(anyAddress())],
    ["IPv6 network", () => Array.from({ length: 6 }, (_, host) => `${network}:${host + 1}`)],
  ])("from one %s are limited, without affecting others", async (_, addressesOf) => {
    const page = await newPage();
    const slots = await slotsOf(page.id, page.from, 7);
    const [last, ...addresses] = addressesOf();
    const ids = addresses.map(() => randomUUID());
    for (const [place, id] of ids.entries()) await hold(page.id, slots[place] as Slot, id, addresses[place]);
    const sixth = slots[8] as Slot;
    await expect(hold(page.id, sixth, randomUUID(), last)).rejects.toMatchObject({ status: 429 });
    await hold(page.id, slots[0] as Slot, ids[0], last);
    await hold(page.id, sixth);
    await release(page.id, ids[0] ?? "");
    await hold(page.id, slots[10] as Slot, randomUUID(), last);
  });
});

describe("a hold", () => {
  test("expires, and can't be used afterwards", async () => {
    const page = await newPage();
    const holdId = randomUUID();
    await hold(page.id, page.slot, holdId);
    await backdateHold(holdId, 6 * MINUTE_MS);
    expect(await startsFor(page.id, page.from)).toContain(page.slot.start);
    const other = randomUUID();
    await hold(page.id, page.slot, other);
    expect(await intervalsAt(page.slot)).toEqual([{ host: hosts[0]?.uid, id: `hold-${other}` }]);
    await expect(book(page.id, page.slot, { hold_id: holdId })).rejects.toMatchObject(slotTaken);
    await book(page.id, page.slot, { hold_id: other });
  });

  test("can be renewed for at most 15 minutes", async () => {
    const page = await newPage();
    const holdId = randomUUID();
    await hold(page.id, page.slot, holdId);
    await backdateHold(holdId, 4 * MINUTE_MS);
    const renewed = await hold(page.id, page.slot, holdId);
    expect(Date.parse(renewed.expires_at) - Date.now()).toBeGreaterThan(4 * MINUTE_MS);
    await backdateHold(holdId, 4 * MINUTE_MS);
    await hold(page.id, page.slot, holdId);
    await backdateHold(holdId, 4 * MINUTE_MS);
    const last = await hold(page.id, page.slot, holdId);
    expect(Date.parse(last.expires_at) - Date.now()).toBeLessThan(4 * MINUTE_MS);
    await backdateHold(holdId, 4 * MINUTE_MS);
    await expect(hold(page.id, page.slot, holdId)).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
    await book(page.id, page.slot, { hold_id: holdId });
  });

  test("can't free the time of an event by its id", async () => {
    const page = await newPage();
    const event = await book(page.id, page.slot);
    expect(await startsFor(page.id, page.from, event.id)).not.toContain(page.slot.start);
    await expect(book(page.id, page.slot, { hold_id: event.id })).rejects.toMatchObject(slotTaken);
    await release(page.id, event.id);
    expect(await intervalsAt(page.slot)).toEqual([{ host: hosts[0]?.uid, id: event.id }]);
  });

  test("is possible only on a bookable page, for an offered time", async () => {
    const page = await newPage();
    const night = {
      start: page.slot.start.replace(/T.*/, "T18:00:00.000Z"),
      end: page.slot.start.replace(/T.*/, "T18:30:00.000Z"),
    };
    await expect(hold(page.id, night)).rejects.toMatchObject({ status: 400 });
    await expect(hold("zzzzzzzzzz", page.slot)).rejects.toMatchObject({ status: 404 });
    await expect(release("zzzzzzzzzz", randomUUID())).rejects.toMatchObject({ status: 404 });
    const over = await bookingPage(hosts[0] as Member, { window: { start: null, end: "2020-01-01" } });
    await expect(hold(over.id, page.slot)).rejects.toMatchObject({ status: 409, code: "CONFLICT" });
    await expect(
      hold(page.id, page.slot, randomUUID(), anyAddress(), { organizer_id: "nobody" }),
    ).rejects.toMatchObject({
      status: 400,
    });
  });
});

test("booking another time releases the held one", async () => {
  const page = await newPage();
  const holdId = randomUUID();
  await hold(page.id, page.slot, holdId);
  const event = await book(page.id, page.late, { hold_id: holdId });
  expect(await intervalsAt(page.slot)).toEqual([]);
  expect(await intervalsAt(page.late)).toEqual([{ host: hosts[0]?.uid, id: event.id }]);
});
