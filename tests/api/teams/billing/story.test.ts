import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "../../../support/email/inbox";
import { queueJob, untilIdle } from "../../../support/suite/queue";
import { eventsOf } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import {
  FAILS_LATER,
  MONTHLY,
  openCheckout,
  pay,
  setDeclines,
  statusOf,
  subscribe,
  subscriptionsOf,
  untilStatus,
  YEARLY,
} from "../../../support/teams/stripe";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const DAY_MS = 86_400_000;

let tenant: Tenant;
let admin: Member;

const newTeam = async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
};
const endPlanAt = (now: string) => queueJob({ teamId: tenant.teamId, name: "end-plan", payload: { now } });
const daysAfter = (time: string, days: number) => new Date(Date.parse(time) + days * DAY_MS).toISOString();
const subjects = async () => (await mailsTo(admin.email)).map(({ subject }) => subject);

describe("a trial", () => {
  beforeAll(newTeam);

  test("starts once, lasts 14 days, and includes Pro's features", async () => {
    const params = { teamId: admin.teamId };
    await expect(admin.client.routing.listRouters({})).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
    expect(await admin.client.teams.startTrial({ params, body: {} })).toMatchObject({
      current_plan: "FREE_TRIAL",
      next_plan: "FREE",
      days_left: 14,
      can_use_free_trial: false,
    });
    await expect(admin.client.teams.startTrial({ params, body: {} })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(admin.client.routing.listRouters({})).resolves.toBeDefined();
    expect(await eventsOf(tenant.teamId, "plan.changed")).toHaveLength(1);
  });

  test("sends a mail three days and one day before its end, and is ended by the schedule", async () => {
    const { plan_end_date } = await statusOf(admin);
    const end = plan_end_date ?? "";
    for (const days of [-4, -2.5, -2.2, -0.5, -0.4]) await endPlanAt(daysAfter(end, days));
    await untilIdle(tenant.teamId);
    expect((await subjects()).filter((subject) => subject.includes("곧 끝납니다"))).toHaveLength(2);
    expect(await statusOf(admin)).toMatchObject({ current_plan: "FREE_TRIAL" });
    await endPlanAt(daysAfter(end, 0.1));
    await endPlanAt(daysAfter(end, 0.2));
    await untilStatus(admin, { current_plan: "FREE" });
    await untilIdle(tenant.teamId);
    expect((await subjects()).filter((subject) => subject.includes("체험이 끝났습니다"))).toHaveLength(1);
    await expect(admin.client.routing.listRouters({})).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
  });
});

describe("Pro", () => {
  let advance: (days: number) => Promise<void>;
  beforeAll(newTeam);

  test("starts with a paid checkout", async () => {
    const before = await admin.client.teams.previewSubscription({ query: { seats: "4", price_id: MONTHLY } });
    expect(before).toMatchObject({ due_now: 120_000, currency: "KRW" });
    await expect(openCheckout(admin, 2)).rejects.toMatchObject({ code: "NOT_ACCEPTABLE" });
    await expect(admin.client.teams.getCustomerPortal({})).rejects.toMatchObject({ status: 404 });
    ({ advance } = await subscribe(admin, { seats: 4 }));
    expect(await statusOf(admin)).toMatchObject({
      next_plan: "PRO",
      total_seats: 4,
      remaining_seats: 3,
      plan_cycle: "MONTHLY",
      next_plan_cycle: "MONTHLY",
      current_billing_date: { timezone: "Asia/Seoul" },
      payment_failed: false,
    });
    await expect(openCheckout(admin)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await admin.client.teams.listInvoices({ query: {} })).data).toMatchObject([
      { status: "paid", total: 120_000, currency: "KRW" },
    ]);
    expect((await admin.client.teams.getCustomerPortal({})).url).toContain("/p/session/");
  });

  test("gets more seats at once, at the previewed price", async () => {
    await advance(3);
    const { proration_date, due_now, next_amount } = await admin.client.teams.previewSubscription({
      query: { seats: "6" },
    });
    expect(due_now).toBe(0);
    const body = { seats_available: 6, ...(proration_date && { proration_date }) };
    expect(await admin.client.teams.setSeats({ body })).toMatchObject({ total_seats: 6, remaining_seats: 5 });
    expect(await admin.client.teams.previewSubscription({ query: {} })).toMatchObject({ next_amount });
    // Six seats for the next month, and the prorated rest of this month for two seats.
    expect(next_amount).toBeGreaterThan(6 * 30_000);
    expect(next_amount).toBeLessThanOrEqual(8 * 30_000);
  });

  test("gets fewer seats and another billing cycle with the next period", async () => {
    const down = await admin.client.teams.setSeats({ body: { seats_available: 3 } });
    expect(down).toMatchObject({ total_seats: 6, next_seats: 3, remaining_seats: 2 });
    const yearly = await admin.client.teams.setCycle({ body: { price_id: YEARLY } });
    expect(yearly).toMatchObject({ plan_cycle: "MONTHLY", next_plan_cycle: "YEARLY", next_seats: 3 });
    const [subscription] = await subscriptionsOf(admin);
    expect(subscription?.items.data[0].quantity).toBe(6);
    await advance(30);
    await untilStatus(admin, { plan_cycle: "YEARLY", total_seats: 3 });
    const { data } = await admin.client.teams.listInvoices({ query: {} });
    expect(data[0]?.total).toBeGreaterThan(3 * 288_000);
  });

  test("can be canceled for the end of the period, and resumed", async () => {
    expect(await admin.client.teams.cancelSubscription({})).toMatchObject({
      current_plan: "PRO",
      next_plan: "FREE",
      next_billing_date: null,
    });
    await expect(admin.client.teams.setSeats({ body: { seats_available: 9 } })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await admin.client.teams.resumeSubscription({})).toMatchObject({ next_plan: "PRO", plan_end_date: null });
    await admin.client.teams.cancelSubscription({});
    await advance(366);
    await untilStatus(admin, { current_plan: "FREE", total_seats: null });
    expect(await subscriptionsOf(admin)).toMatchObject([{ status: "canceled" }]);
  });
});

describe("a failed payment", () => {
  let advance: (days: number) => Promise<void>;
  beforeAll(async () => {
    await newTeam();
    ({ advance } = await subscribe(admin, { card: FAILS_LATER }));
    await advance(32);
    await untilStatus(admin, { payment_failed: true });
    await untilIdle(tenant.teamId);
  });

  test("keeps Pro for 14 days, sends one mail, and blocks changes of seats", async () => {
    const { plan_end_date, current_billing_date } = await statusOf(admin);
    expect(plan_end_date).toBe(daysAfter(current_billing_date?.datetime ?? "", 14));
    expect((await subjects()).filter((subject) => subject.includes("결제에 실패"))).toHaveLength(1);
    await expect(admin.client.routing.listRouters({})).resolves.toBeDefined();
    await expect(admin.client.teams.setSeats({ body: { seats_available: 9 } })).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
    });
  });

  test("is resolved once a new card pays", async () => {
    await setDeclines(admin, false);
    await untilStatus(admin, { payment_failed: false, plan_end_date: null });
    await setDeclines(admin, true);
  });

  test("ends Pro after the grace time, also at Stripe, and not before", async () => {
    await advance(31);
    // The team and its subscription are read one after the other, so the end may be missing for a moment.
    const end = await until(async () => {
      const { payment_failed, plan_end_date } = await statusOf(admin);
      return payment_failed && plan_end_date !== null && plan_end_date;
    });
    await endPlanAt(daysAfter(end, -2));
    await untilIdle(tenant.teamId);
    expect((await subjects()).filter((subject) => subject.includes("곧 중단됩니다"))).toHaveLength(1);
    expect(await statusOf(admin)).toMatchObject({ current_plan: "PRO" });
    await endPlanAt(daysAfter(end, 0.1));
    await until(async () => (await subscriptionsOf(admin))[0]?.status === "canceled");
    await untilStatus(admin, { current_plan: "FREE" });
    await untilIdle(tenant.teamId);
    expect((await subjects()).filter((subject) => subject.includes("Free 요금제로 바뀌었습니다"))).toHaveLength(1);
    expect(await statusOf(admin)).toMatchObject({ has_subscription: false, can_use_free_trial: false });
    await pay(await openCheckout(admin));
    await untilStatus(admin, { current_plan: "PRO", payment_failed: false });
  });
});
