import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "../support/email/inbox";
import { bookingPage, bookingRequest, connectGoogle, organizerOf, slotsOf } from "../support/scheduling/booking";
import { eventsPath, holdCall, meetingsIn } from "../support/scheduling/google";
import { call } from "../support/suite/call";
import { untilIdle, untilJobsLeft } from "../support/suite/queue";
import { stored } from "../support/suite/stored";
import { until } from "../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { untilResponsive } from "./recovery";
import { canFindWorkers, killWorkers } from "./worker";

/** Replacing a killed process takes some seconds. */
const TIMEOUT_MS = 120_000;
/** The documents written by the booking's commit, and by the commit that records the calendar's event. */
const EVENT = "^teams/[^/]+/scheduled-events/";

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("a process is killed", () => {
  let tenant: Tenant;

  beforeAll(async () => {
    await untilResponsive();
    tenant = await createTenant();
  });
  afterEach(disarmKillPoints);

  async function newPage(count: number, strategy: "collective" | "round-robin" = "collective") {
    const hosts = await Promise.all(Array.from({ length: count }, () => tenant.member()));
    for (const host of hosts) await connectGoogle(host);
    const [first] = hosts;
    if (!first) throw new Error("A page needs a host.");
    const organizers = hosts.map((host) => organizerOf(host));
    return { hosts, page: await bookingPage(first, { title: "끊김 시험", strategy, organizers }) };
  }

  /** Books with one idempotency key, and retries until the product answers. */
  async function book(pageId: string, slot: { start: string; end: string }, email: string) {
    const key = { "idempotency-key": randomUUID() };
    const path = `/public/scheduled-events?type=multi-use&id=${pageId}`;
    return until(async () => {
      const answer = await call("", "POST", path, bookingRequest(slot, { name: email, email }), key).catch(
        () => undefined,
      );
      return answer && [201, 409].includes(answer.status) && answer;
    }, TIMEOUT_MS);
  }

  /** The mails to a host about a guest's meeting. */
  const mailsAbout = async (host: Member, email: string) =>
    (await mailsTo(host.email)).filter(({ text }) => text.includes(email));

  /** Expects one event, one lead, one mail to the guest, and one calendar event and one mail for each host. */
  async function expectOnce(hosts: readonly Member[], email: string) {
    const own = (rows: Record<string, unknown>[]) => rows.filter((row) => JSON.stringify(row).includes(email));
    await until(async () => own(await stored(tenant.teamId, "records")).length > 0, TIMEOUT_MS);
    const events = own(await stored(tenant.teamId, "scheduled-events")) as { host_ids: string[] }[];
    expect(events).toHaveLength(1);
    expect(own(await stored(tenant.teamId, "records"))).toHaveLength(1);
    const taking = hosts.filter(({ uid }) => events[0]?.host_ids.includes(uid));
    await until(async () => (await mailsTo(email)).length > 0, TIMEOUT_MS);
    for (const host of taking) {
      await until(async () => (await meetingsIn(host.email, email)).length > 0, TIMEOUT_MS);
      await until(async () => (await mailsAbout(host, email)).length > 0, TIMEOUT_MS);
    }
    await untilIdle(tenant.teamId, TIMEOUT_MS);
    expect(await mailsTo(email)).toHaveLength(1);
    for (const host of hosts) {
      const count = taking.includes(host) ? 1 : 0;
      expect(await meetingsIn(host.email, email)).toHaveLength(count);
      expect(await mailsAbout(host, email)).toHaveLength(count);
    }
  }

  describe.each([
    ["a page with one host", 1, "collective"],
    ["a page with two hosts", 2, "collective"],
    ["a round-robin page with three hosts", 3, "round-robin"],
  ] as const)("during a booking on %s", (_, count, strategy) => {
    test.each(["before", "after"] as const)(
      "%s the booking's commit: the meeting is booked once",
      async (moment) => {
        const { hosts, page } = await newPage(count, strategy);
        const [slot] = await slotsOf(page.id, 1, 14);
        if (!slot) throw new Error("No free time.");
        const email = `killed-${randomUUID().slice(0, 8)}@example.org`;
        const untilKilled = await armKillPoint("api", { moment, writes: EVENT });
        expect((await book(page.id, slot, email)).status).toBe(201);
        await untilKilled();
        await expectOnce(hosts, email);
      },
      TIMEOUT_MS,
    );
  });

  test.each(["before", "after"] as const)(
    "%s the commit that records the calendar event: the calendar has one event",
    async (moment) => {
      const { hosts, page } = await newPage(1);
      const [slot] = await slotsOf(page.id, 15, 7);
      if (!slot) throw new Error("No free time.");
      const email = `noted-${randomUUID().slice(0, 8)}@example.org`;
      const untilKilled = await armKillPoint("jobs", { moment, writes: EVENT });
      await book(page.id, slot, email);
      await untilKilled();
      await expectOnce(hosts, email);
    },
    TIMEOUT_MS,
  );

  test.each([
    ["the first of two calendars", 0],
    ["the second of two calendars", 1],
  ] as const)(
    "while %s creates the event: each calendar has one event",
    async (_, place) => {
      const { hosts, page } = await newPage(2);
      const slot = (await slotsOf(page.id, 15, 7))[0];
      if (!slot) throw new Error("No free time.");
      const email = `half-${randomUUID().slice(0, 8)}@example.org`;
      const write = await holdCall({
        path: eventsPath(hosts[place]?.email ?? ""),
        method: "POST",
        delayMs: 30_000,
      });
      await book(page.id, slot, email);
      await write.arrived();
      await untilJobsLeft(tenant.teamId, 1);
      expect(killWorkers("jobs")).toBeGreaterThan(0);
      await write.release();
      await expectOnce(hosts, email);
    },
    TIMEOUT_MS,
  );
});
