import { DEFAULT_WORKING_HOURS } from "@dure/domain/scheduling/booking-page/booking-page";
import { type Interval, MINUTE_MS } from "@dure/domain/scheduling/slots/interval";
import { freeSlots, type Offer } from "@dure/domain/scheduling/slots/slots";
import { type HostTimes, roundRobinSlots } from "@dure/domain/scheduling/slots/slots-of-hosts";
import { dayRange } from "@dure/domain/scheduling/slots/zone";
import { createRandom } from "../../emulators/src/seed/random";
import { naiveSlots } from "./support/naive-slots";
import { percentile, report } from "./support/report";

const SEED = 20_260_308;
const ROUNDS = 200;
const PEER_ROUNDS = 5;
const HOSTS = 50;
const BUSY = 500;
const MAX_HOST_MS = 5;
const MAX_HOSTS_MS = 50;
/** Twice the busy times may take twice as long, plus a margin for sorting and noise. */
const MAX_GROWTH = 2.4;

/** 62 days across a clock change, and the first 31 of them. */
const DAYS = { start: "2026-03-01", end: "2026-05-01" };
const MONTH = { start: "2026-03-01", end: "2026-03-31" };
const NOW = Date.parse("2026-01-01");
const ZONE = "America/New_York";

const offer: Offer = {
  timezone: ZONE,
  working_hours: DEFAULT_WORKING_HOURS,
  window: { start: null, end: null },
  offset: { value: 4, unit: "h" },
  buffer: { head: 10, tail: 10 },
  length: 30,
};
const random = createRandom(SEED);
const range = dayRange(ZONE, DAYS.start, DAYS.end);
const month = dayRange(ZONE, MONTH.start, MONTH.end);

const busy = busyTimes(BUSY, range);
const one = () => freeSlots(offer, range, NOW, { busy, held: [] });
const coldMs = timed(one);
const oneMs = repeated(ROUNDS, one);

const peer = () => naiveSlots(offer, DAYS, busy);
const isSame = JSON.stringify(one().map(({ start }) => start)) === JSON.stringify(peer());
const peerMs = repeated(PEER_ROUNDS, peer);

const hosts = Array.from(
  { length: HOSTS },
  (_, i): HostTimes => ({
    id: `host-${i}`,
    // Every second host has working hours of their own.
    ...(i % 2 && { availabilities: structuredClone(DEFAULT_WORKING_HOURS) }),
    taken: {
      busy: busyTimes(BUSY / 2, month),
      held: busyTimes(20, month),
      starts: busyTimes(20, month).map(({ start }) => start),
    },
  }),
);
const limited = { ...offer, daily_limit: 2 };
const hostsMs = repeated(ROUNDS, () => roundRobinSlots(limited, hosts, month, NOW));

const sizes = [1, 2, 4, 8].map((times) => times * BUSY);
// Other processes can only slow a run down, so the fastest of many runs is the true time.
const grown = sizes.map((size) => {
  const many = busyTimes(size, range);
  return round(Math.min(...repeated(ROUNDS, () => freeSlots(offer, range, NOW, { busy: many, held: [] }))));
});
const growth = grown.slice(1).map((ms, i) => round(ms / (grown[i] ?? ms)));

const figures = {
  seed: SEED,
  host_slots: one().length,
  host_cold_ms: round(coldMs),
  host_ms_p50: median(oneMs),
  host_ms_fastest: round(Math.min(...oneMs)),
  host_ms_p95: percentile(oneMs, 0.95),
  luxon_ms_p50: median(peerMs),
  times_faster_than_luxon: Math.round(median(peerMs) / median(oneMs)),
  hosts_slots: roundRobinSlots(limited, hosts, month, NOW).length,
  hosts_ms_p50: median(hostsMs),
  hosts_ms_fastest: round(Math.min(...hostsMs)),
  hosts_ms_p95: percentile(hostsMs, 0.95),
  growth_busy: sizes.join(" "),
  growth_ms_fastest: grown.join(" "),
  growth_ratios: growth.join(" "),
};
report("slots", figures, {
  [`a host of 62 days and ${BUSY} busy times < ${MAX_HOST_MS} ms`]: figures.host_ms_p50 < MAX_HOST_MS,
  [`${HOSTS} hosts of 31 days < ${MAX_HOSTS_MS} ms`]: figures.hosts_ms_p50 < MAX_HOSTS_MS,
  "linear in busy times": growth.every((ratio) => ratio <= MAX_GROWTH),
  "the same times as with luxon": isSame && figures.host_slots > 0,
});

/** Meetings of 15 to 60 minutes at random times, unsorted. */
function busyTimes(count: number, { start, end }: Interval): Interval[] {
  const minutes = (end - start) / MINUTE_MS;
  return Array.from({ length: count }, () => {
    const from = start + random.below(minutes) * MINUTE_MS;
    return { start: from, end: from + random.pick([15, 30, 45, 60]) * MINUTE_MS };
  });
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function median(ms: readonly number[]): number {
  return round(ms.toSorted((a, b) => a - b)[ms.length >> 1] ?? Number.NaN);
}

function repeated(rounds: number, work: () => unknown): number[] {
  return Array.from({ length: rounds }, () => timed(work));
}

function timed(work: () => unknown): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}
