import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addBusy } from "../../support/scheduling/google";
import { anyAddress } from "../../support/suite/any-address";
import { book, createHosts, hold, hosts, intervalsAt, newPage, release, slotTaken, startsFor } from "./hold-fixture";

beforeAll(createHosts);

describe("on a round-robin page", () => {
  const turns = { strategy: "round-robin" } as const;

  test("each of several hosts can be held by one visitor, who then books that host", async () => {
    const page = await newPage(3, turns);
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) await hold(page.id, page.slot, id);
    await expect(hold(page.id, page.slot)).rejects.toMatchObject(slotTaken);
    expect(await startsFor(page.id, page.from)).not.toContain(page.slot.start);
    const kept = new Map((await intervalsAt(page.slot)).map(({ host, id }) => [id, host]));
    expect(new Set(kept.values()).size).toBe(3);

    const booked = await Promise.all(ids.toReversed().map((id) => book(page.id, page.slot, { hold_id: id })));
    for (const [place, event] of booked.entries())
      expect(event.host.id).toBe(kept.get(`hold-${ids.toReversed()[place]}`));
    expect((await intervalsAt(page.slot)).map(({ id }) => id).toSorted()).toEqual(
      booked.map(({ id }) => id).toSorted(),
    );
  });

  test("a renewed hold keeps its host, unless the visitor chooses another one", async () => {
    const page = await newPage(2, turns);
    const holdId = randomUUID();
    await hold(page.id, page.slot, holdId);
    const [first] = await intervalsAt(page.slot);
    await book(page.id, page.late);
    await hold(page.id, page.slot, holdId);
    expect(await intervalsAt(page.slot)).toEqual([first]);
    const other = hosts.slice(0, 2).find(({ uid }) => uid !== first?.host)?.uid ?? "";
    await hold(page.id, page.slot, holdId, anyAddress(), { organizer_id: other });
    expect(await intervalsAt(page.slot)).toEqual([{ host: other, id: `hold-${holdId}` }]);
  });

  test("a hold of a host who became busy is removed when another host is booked", async () => {
    const page = await newPage(2, turns);
    const holdId = randomUUID();
    await hold(page.id, page.slot, holdId);
    const [kept] = await intervalsAt(page.slot);
    const keeper = hosts.find(({ uid }) => uid === kept?.host);
    await addBusy(keeper?.email ?? "", page.slot);
    const event = await book(page.id, page.slot, { hold_id: holdId });
    expect(event.host.id).not.toBe(keeper?.uid);
    expect(await intervalsAt(page.slot)).toEqual([{ host: event.host.id, id: event.id }]);
  });
});

test("on a collective page, a hold keeps the time of all hosts, and its release frees all of them", async () => {
  const page = await newPage(3, { strategy: "collective" });
  const holdId = randomUUID();
  await hold(page.id, page.slot, holdId);
  expect((await intervalsAt(page.slot)).map(({ host }) => host).toSorted()).toEqual(
    hosts.map(({ uid }) => uid).toSorted(),
  );
  await expect(book(page.id, page.slot)).rejects.toMatchObject(slotTaken);
  await release(page.id, holdId);
  expect(await intervalsAt(page.slot)).toEqual([]);
  await hold(page.id, page.slot, holdId);
  const event = await book(page.id, page.slot, { hold_id: holdId });
  expect((await intervalsAt(page.slot)).map(({ id }) => id)).toEqual(hosts.map(() => event.id));
});
