import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterBooking,
  afterCancellation,
  candidatesInOrder,
  fairness,
  MAX_WEIGHT,
  rankHosts,
  type Tally,
  type WeightedHost,
  withHosts,
} from "./round-robin";

const pickHost = (...of: Parameters<typeof rankHosts>) => rankHosts(...of)[0] ?? null;

/** The nth second of a day on which somebody books every second. */
const at = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1_000).toISOString();
const hostsOf = (...weights: number[]): WeightedHost[] => weights.map((weight, i) => ({ id: `h${i}`, weight }));
const idsOf = (hosts: readonly WeightedHost[]) => hosts.map(({ id }) => id);
const hostOf = (hosts: readonly WeightedHost[], id: string | null) =>
  hosts.find((host) => host.id === id) ?? { id: "nobody", weight: 1 };

/** Books a number of times; `freeAt` gives the hosts who are free at each booking. */
function book(tally: Tally, hosts: readonly WeightedHost[], count: number, freeAt = (_: number) => idsOf(hosts)) {
  const picked: string[] = [];
  let after = tally;
  for (let i = 0; i < count; i += 1) {
    const id = pickHost(freeAt(i), after, hosts);
    if (id === null) continue;
    picked.push(id);
    after = afterBooking(after, hostOf(hosts, id), at(1_000 + i));
  }
  return { tally: after, picked };
}

const start = (hosts: readonly WeightedHost[]) => withHosts({}, hosts, at(0));
const countOf = (picked: readonly string[], id: string) => picked.filter((one) => one === id).length;

describe("the host who gets a booking", () => {
  test("is each host in the page's order, when weights are equal", () => {
    const hosts = hostsOf(1, 1, 1);
    expect(book(start(hosts), hosts, 6).picked).toEqual(["h0", "h1", "h2", "h0", "h1", "h2"]);
  });

  test("is a host with twice the weight twice as often, spread evenly", () => {
    const hosts = hostsOf(2, 1, 1);
    expect(book(start(hosts), hosts, 8).picked).toEqual(["h0", "h1", "h2", "h0", "h0", "h1", "h2", "h0"]);
  });

  test("is the least recently booked one among equals", () => {
    const hosts = hostsOf(1, 1, 1);
    const one = { bookings: 1, level: 2520, joined_level: 0, joined_at: at(0) };
    const tally = {
      h0: { ...one, last_booked_at: at(3) },
      h1: { ...one, last_booked_at: at(2) },
      h2: { ...one, last_booked_at: at(4) },
    };
    expect(pickHost(["h0", "h1", "h2"], tally, hosts)).toBe("h1");
  });

  test("must be free and a host of the page", () => {
    const hosts = hostsOf(1, 1);
    expect(pickHost(["h1", "stranger"], start(hosts), hosts)).toBe("h1");
    expect(pickHost(["stranger"], start(hosts), hosts)).toBeNull();
    expect(pickHost([], start(hosts), hosts)).toBeNull();
  });

  test("can be far ahead if the others are busy, and the others catch up", () => {
    const hosts = hostsOf(1, 1);
    const { tally } = book(start(hosts), hosts, 3, () => ["h0"]);
    expect(book(tally, hosts, 4).picked).toEqual(["h1", "h1", "h1", "h0"]);
  });

  test("loses a canceled booking from the tally once, unless it is from before they joined", () => {
    const hosts = hostsOf(1, 1);
    const { tally } = book(start(hosts), hosts, 2);
    const cancelled = afterCancellation(tally, "h1", at(1_001));
    expect(cancelled.h1).toMatchObject({ bookings: 0, level: 0 });
    expect(pickHost(["h0", "h1"], cancelled, hosts)).toBe("h1");
    expect(afterCancellation(cancelled, "h1", at(1_001))).toEqual(cancelled);
    const again = withHosts(withHosts(tally, hostsOf(1), at(2_000)), hosts, at(3_000));
    const { tally: later } = book(again, hosts, 1, () => ["h1"]);
    expect(afterCancellation(later, "h1", at(1_001))).toEqual(later);
    expect(afterCancellation(tally, "gone", at(1_001))).toEqual(tally);
  });
});

describe("changes of hosts and weights", () => {
  test("don't give a new host all bookings at once, and remove the count of a host who leaves", () => {
    const old = hostsOf(1, 1);
    const hosts = hostsOf(1, 1, 1);
    const { tally } = book(start(old), old, 100);
    const joined = withHosts(tally, hosts, at(2_000));
    expect(book(joined, hosts, 6).picked).toEqual(["h2", "h0", "h1", "h2", "h0", "h1"]);
    expect(withHosts(joined, old, at(3_000))).toEqual(tally);
    expect(withHosts(withHosts(tally, hostsOf(1), at(2_000)), old, at(3_000)).h1).toEqual({
      bookings: 0,
      level: 50 * 2520,
      joined_level: 50 * 2520,
      last_booked_at: null,
      joined_at: at(3_000),
    });
  });

  test("affect only later bookings", () => {
    const { tally } = book(start(hostsOf(1, 1)), hostsOf(1, 1), 20);
    const hosts = hostsOf(3, 1);
    const { picked } = book(withHosts(tally, hosts, at(2_000)), hosts, 20);
    expect([countOf(picked, "h0"), countOf(picked, "h1")]).toEqual([15, 5]);
  });

  test("subtract a canceled booking as it was counted", () => {
    const { tally } = book(start(hostsOf(10, 1)), hostsOf(10, 1), 11);
    const hosts = hostsOf(1, 1);
    let after = withHosts(tally, hosts, at(2_000));
    for (let i = 0; i < 10; i += 1) after = afterCancellation(after, "h0", at(1_000));
    expect(after.h0).toMatchObject({ bookings: 0, level: 0 });
  });

  test("show in the shares by weight and by count, with the new host's credit", () => {
    const old = hostsOf(1, 1);
    const hosts = [...old, { id: "h2", weight: 2 }];
    const { tally } = book(start(old), old, 10);
    const shares = fairness(withHosts(tally, hosts, at(2_000)), hosts);
    expect(shares).toEqual([
      { id: "h0", bookings: 5, credit: 0, expected: 0.25, actual: 0.25 },
      { id: "h1", bookings: 5, credit: 0, expected: 0.25, actual: 0.25 },
      { id: "h2", bookings: 0, credit: 10, expected: 0.5, actual: 0.5 },
    ]);
    expect(fairness({}, old).map(({ actual }) => actual)).toEqual([0, 0]);
  });
});

describe("fairness between the hosts", () => {
  test("gives a lower weight no more bookings, and lets nobody wait forever", () => {
    const hosts = hostsOf(1, 10, 1, 1, 1);
    const { picked } = book(start(hosts), hosts, 14);
    expect(idsOf(hosts).map((id) => countOf(picked, id))).toEqual([1, 10, 1, 1, 1]);
  });

  test("bookings of one host on other pages change nothing here", () => {
    const hosts = hostsOf(1, 1, 1);
    const { picked } = book(start(hosts), hosts, 300, (i) => (i % 2 ? ["h1", "h2"] : ["h0", "h1", "h2"]));
    for (const id of idsOf(hosts)) expect(Math.abs(countOf(picked, id) - 100)).toBeLessThanOrEqual(1);
  });
});

const weights = fc.array(fc.oneof(fc.constantFrom(1, MAX_WEIGHT), fc.integer({ min: 1, max: MAX_WEIGHT })), {
  minLength: 1,
  maxLength: 50,
});

test("while all hosts are free, everybody is within one booking of their weighted share", () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 200 }), (given, count) => {
      const hosts = hostsOf(...given);
      const total = given.reduce((sum, weight) => sum + weight, 0);
      let tally = start(hosts);
      for (let i = 1; i <= count; i += 1) {
        tally = afterBooking(tally, hostOf(hosts, pickHost(idsOf(hosts), tally, hosts)), at(i));
        const away = hosts.map(({ id, weight }) => Math.abs((tally[id]?.bookings ?? 0) - (i * weight) / total));
        expect(Math.max(...away)).toBeLessThan(1);
      }
    }),
    { numRuns: 100 },
  );
});

test("a new host gets within one booking of their share of the later bookings", () => {
  fc.assert(
    fc.property(
      weights,
      fc.integer({ min: 1, max: MAX_WEIGHT }),
      fc.nat(200),
      fc.nat(200),
      (given, weight, before, after) => {
        const old = hostsOf(...given);
        const hosts = [...old, { id: "newcomer", weight }];
        const total = hosts.reduce((sum, host) => sum + host.weight, 0);
        const { picked } = book(withHosts(book(start(old), old, before).tally, hosts, at(2_000)), hosts, after);
        expect(Math.abs(countOf(picked, "newcomer") - (after * weight) / total)).toBeLessThan(1);
      },
    ),
    { numRuns: 200 },
  );
});

test("the same steps give the same result, with whole numbers for the page's hosts only", () => {
  const step = fc.record({ free: fc.array(fc.nat(7)), cancels: fc.boolean(), hosts: fc.option(weights) });
  fc.assert(
    fc.property(weights, fc.array(step, { maxLength: 60 }), (given, steps) => {
      const run = () => {
        let hosts = hostsOf(...given);
        let tally = start(hosts);
        const picked: (string | null)[] = [];
        for (const [i, { free, cancels, hosts: changed }] of steps.entries()) {
          if (changed) {
            hosts = hostsOf(...changed);
            tally = withHosts(tally, hosts, at(i));
          }
          const id = pickHost(
            free.map((one) => `h${one}`),
            tally,
            hosts,
          );
          picked.push(id);
          tally = afterBooking(tally, hostOf(hosts, id), at(i));
          if (cancels) tally = afterCancellation(tally, picked[i >> 1] ?? "nobody", at(i >> 1));
        }
        return { tally, picked, ids: idsOf(hosts) };
      };
      const { tally, ids, picked } = run();
      expect(run()).toEqual({ tally, ids, picked });
      expect(Object.keys(tally)).toEqual(ids);
      expect(Object.values(tally).every(({ level, bookings }) => Number.isInteger(level) && bookings >= 0)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

describe("the candidates for a booking, in order,", () => {
  const hosts = hostsOf(1, 1, 1);
  const tally = afterBooking(start(hosts), hostOf(hosts, "h0"), at(1));
  const orderOf = (offering: readonly WeightedHost[], held: readonly WeightedHost[] = []) =>
    candidatesInOrder({ strategy: "round-robin", hosts, offering, held }, tally).map(idsOf);

  test("are single hosts by rank on a round robin page", () => {
    expect(orderOf(hosts)).toEqual([["h1"], ["h2"], ["h0"]]);
    expect(orderOf(hosts.slice(0, 2))).toEqual([["h1"], ["h0"]]);
  });

  test("begin with the hosts of the visitor's hold", () => {
    expect(orderOf(hosts, [hostOf(hosts, "h0")])).toEqual([["h0"], ["h1"], ["h2"]]);
    expect(orderOf(hosts.slice(1), [hostOf(hosts, "h0")])).toEqual([["h1"], ["h2"]]);
  });

  test("are all of a collective page's hosts together", () => {
    const together = { strategy: "collective", hosts, held: [] } as const;
    expect(candidatesInOrder({ ...together, offering: hosts }, tally).map(idsOf)).toEqual([["h0", "h1", "h2"]]);
  });

  test("are none when nobody works at the time", () => expect(orderOf([])).toEqual([]));
});
