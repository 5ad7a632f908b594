import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingPage, bookingRequest, connectGoogle, slotsOf } from "../support/booking";
import { call } from "../support/call";
import { addFault, eventsPath, meetingsIn } from "../support/google";
import { mailsTo } from "../support/inbox";
import { stored } from "../support/stored";
import { createTenant, type Member, type Tenant } from "../support/tenant";
import { pause, until } from "../support/wait";
import { canFindWorkers, killWorkers } from "./worker";

/** While it books; more of them are tried by hand (DURE_KILLS=50). */
const KILLS = Number(process.env.DURE_KILLS || 4);
/** Each booking may wait until Firestore gives up the locks of the transaction that died. */
const PATIENCE_MS = 120_000;

// Finding a function's process needs /proc, so elsewhere these tests have nothing to kill.
describe.runIf(canFindWorkers)("a process that dies", () => {
  let tenant: Tenant;
  let host: Member;
  let page: Awaited<ReturnType<typeof bookingPage>>;

  beforeAll(async () => {
    tenant = await createTenant();
    host = await tenant.member();
    await connectGoogle(host);
    page = await bookingPage(host, { title: "끊김 시험" });
  });

  /** One submit: the same key on every try, until there is an answer of the product. */
  async function book(slot: { start: string; end: string }, email: string) {
    const key = { "idempotency-key": randomUUID() };
    const path = `/public/scheduled-events?type=multi-use&id=${page.id}`;
    return until(async () => {
      const answer = await call("", "POST", path, bookingRequest(slot, { name: email, email }), key).catch(
        () => undefined,
      );
      return answer && [201, 409].includes(answer.status) && answer;
    }, PATIENCE_MS);
  }

  /** One event, one lead, one calendar entry, one mail to the guest: neither lost nor twice. */
  async function expectOnce(email: string) {
    await until(async () => (await mailsTo(email)).length > 0, PATIENCE_MS);
    await until(async () => (await meetingsIn(host.email, email)).length > 0, PATIENCE_MS);
    const own = (rows: Record<string, unknown>[]) => rows.filter((row) => JSON.stringify(row).includes(email));
    await until(async () => own(await stored(tenant.teamId, "records")).length > 0, PATIENCE_MS);
    await pause(1_000);
    expect(own(await stored(tenant.teamId, "scheduled-events"))).toHaveLength(1);
    expect(own(await stored(tenant.teamId, "records"))).toHaveLength(1);
    expect(await meetingsIn(host.email, email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  }

  test(
    `while it books, ${KILLS} times: every booking that was answered stands once`,
    async () => {
      const slots = (await slotsOf(page.id, 1, 14)).filter((_, place) => place % 2 === 0).values();
      const guests: string[] = [];
      for (let killed = 0; killed < KILLS; ) {
        const email = `killed-${randomUUID().slice(0, 8)}@example.org`;
        const slot = slots.next().value;
        if (!slot) throw new Error("Too few free times.");
        const booked = book(slot, email);
        await pause(randomInt(10, 120));
        if (killWorkers("api") > 0) killed += 1;
        expect((await booked).status).toBe(201);
        guests.push(email);
      }
      for (const email of guests) await expectOnce(email);
    },
    KILLS * PATIENCE_MS,
  );

  test("after the calendar took the event and before it is noted: the calendar has it once", async () => {
    const slot = (await slotsOf(page.id, 15, 7))[0];
    if (!slot) throw new Error("No free time.");
    const email = `half-${randomUUID().slice(0, 8)}@example.org`;
    await addFault({ path: eventsPath(host.email), method: "POST", delayMs: 3_000, times: 1 });
    await book(slot, email);
    await pause(1_500);
    expect(killWorkers("jobs")).toBeGreaterThan(0);
    await expectOnce(email);
  }, 300_000);
});
