import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "../support/email/inbox";
import { bookingPage, bookingRequest, connectGoogle, organizerOf, slotsOf } from "../support/scheduling/booking";
import { addFault, eventsPath, meetingsIn } from "../support/scheduling/google";
import { call } from "../support/suite/call";
import { stored } from "../support/suite/stored";
import { pause, until } from "../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../support/teams/tenant";
import { untilAlive } from "./patience";
import { canFindWorkers, killWorkers } from "./worker";

/** While it books on a page of each kind; more of them are tried by hand (DURE_KILLS=50). */
const KILLS = Number(process.env.DURE_KILLS || 1);
/** Each booking may wait until Firestore gives up the locks of the transaction that died. */
const PATIENCE_MS = 120_000;

// Finding a function's process needs /proc, so elsewhere these tests have nothing to kill.
describe.runIf(canFindWorkers)("a process that dies", () => {
  let tenant: Tenant;

  beforeAll(async () => {
    await untilAlive();
    tenant = await createTenant();
  });

  async function newPage(count: number, strategy: "collective" | "round-robin" = "collective") {
    const hosts = await Promise.all(Array.from({ length: count }, () => tenant.member()));
    for (const host of hosts) await connectGoogle(host);
    const [first] = hosts;
    if (!first) throw new Error("A page needs a host.");
    const organizers = hosts.map((host) => organizerOf(host));
    return { hosts, page: await bookingPage(first, { title: "끊김 시험", strategy, organizers }) };
  }

  /** One submit: the same key on every try, until there is an answer of the product. */
  async function book(pageId: string, slot: { start: string; end: string }, email: string) {
    const key = { "idempotency-key": randomUUID() };
    const path = `/public/scheduled-events?type=multi-use&id=${pageId}`;
    return until(async () => {
      const answer = await call("", "POST", path, bookingRequest(slot, { name: email, email }), key).catch(
        () => undefined,
      );
      return answer && [201, 409].includes(answer.status) && answer;
    }, PATIENCE_MS);
  }

  /** What a host hears of a guest's meeting. */
  const newsTo = async (host: Member, email: string) =>
    (await mailsTo(host.email)).filter(({ text }) => text.includes(email));

  /** One event, one lead, for each of its hosts one calendar entry and one mail, one mail to the guest. */
  async function expectOnce(hosts: readonly Member[], email: string) {
    const own = (rows: Record<string, unknown>[]) => rows.filter((row) => JSON.stringify(row).includes(email));
    await until(async () => own(await stored(tenant.teamId, "records")).length > 0, PATIENCE_MS);
    const events = own(await stored(tenant.teamId, "scheduled-events")) as { host_ids: string[] }[];
    expect(events).toHaveLength(1);
    expect(own(await stored(tenant.teamId, "records"))).toHaveLength(1);
    const taking = hosts.filter(({ uid }) => events[0]?.host_ids.includes(uid));
    await until(async () => (await mailsTo(email)).length > 0, PATIENCE_MS);
    for (const host of taking) {
      await until(async () => (await meetingsIn(host.email, email)).length > 0, PATIENCE_MS);
      await until(async () => (await newsTo(host, email)).length > 0, PATIENCE_MS);
    }
    await pause(1_000);
    expect(await mailsTo(email)).toHaveLength(1);
    for (const host of hosts) {
      const count = taking.includes(host) ? 1 : 0;
      expect(await meetingsIn(host.email, email)).toHaveLength(count);
      expect(await newsTo(host, email)).toHaveLength(count);
    }
  }

  test.each([
    ["one host's own page", 1, "collective"],
    ["a page of two hosts", 2, "collective"],
    ["a page in turns of three", 3, "round-robin"],
  ] as const)(
    `while it books on %s, ${KILLS} times: every booking that was answered stands once`,
    async (_, count, strategy) => {
      const { hosts, page } = await newPage(count, strategy);
      const slots = (await slotsOf(page.id, 1, 14)).filter((_, place) => place % 2 === 0).values();
      const guests: string[] = [];
      for (let killed = 0; killed < KILLS; ) {
        const email = `killed-${randomUUID().slice(0, 8)}@example.org`;
        const slot = slots.next().value;
        if (!slot) throw new Error("Too few free times.");
        const booked = book(page.id, slot, email);
        await pause(randomInt(10, 120));
        if (killWorkers("api") > 0) killed += 1;
        expect((await booked).status).toBe(201);
        guests.push(email);
      }
      for (const email of guests) await expectOnce(hosts, email);
    },
    KILLS * PATIENCE_MS,
  );

  test.each([
    ["the first of two calendars", 2, 0],
    ["the second of two calendars", 2, 1],
  ] as const)(
    "after %s took the event and before it is noted: each calendar has it once",
    async (_, count, place) => {
      const { hosts, page } = await newPage(count);
      const slot = (await slotsOf(page.id, 15, 7))[0];
      if (!slot) throw new Error("No free time.");
      const email = `half-${randomUUID().slice(0, 8)}@example.org`;
      const slow = hosts[place]?.email ?? "";
      await addFault({ path: eventsPath(slow), method: "POST", delayMs: 3_000, times: 1 });
      await book(page.id, slot, email);
      await until(async () => (await meetingsIn(hosts[0]?.email ?? "", email)).length > 0 || place === 0, PATIENCE_MS);
      await pause(1_500);
      expect(killWorkers("jobs")).toBeGreaterThan(0);
      await expectOnce(hosts, email);
    },
    300_000,
  );
});
