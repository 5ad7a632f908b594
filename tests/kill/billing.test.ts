import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "../support/email/inbox";
import { call } from "../support/suite/call";
import { untilIdle } from "../support/suite/queue";
import { eventsOf } from "../support/suite/stored";
import { until } from "../support/suite/wait";
import { openCheckout, pay, statusOf, subscribe, subscriptionsOf, untilStatus } from "../support/teams/stripe";
import { createTenant, type Member } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

/** Replacing a killed process takes some seconds. */
const TIMEOUT_MS = 120_000;
const mirrorOf = ({ teamId }: Member) => `^teams/${teamId}/billing/`;

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("a process is killed", () => {
  let admin: Member;

  beforeAll(async () => {
    await untilResponsive();
  });
  afterEach(disarmKillPoints);

  test.each(["before", "after"] as const)(
    "%s the commit for Stripe's event: the plan starts once, with one mail",
    async (moment) => {
      admin = await (await createTenant()).member("admin");
      const url = await openCheckout(admin);
      const untilKilled = await armKillPoint("jobs", { moment, writes: mirrorOf(admin) });
      await pay(url);
      await untilKilled();
      await until(async () => (await statusOf(admin)).current_plan === "PRO", TIMEOUT_MS);
      await untilIdle(admin.teamId, TIMEOUT_MS);
      expect(await eventsOf(admin.teamId, "plan.changed")).toHaveLength(1);
      expect(await subscriptionsOf(admin)).toHaveLength(1);
      const begun = (await mailsTo(admin.email)).filter(({ subject }) => subject.includes("Pro 요금제가 시작"));
      expect(begun).toHaveLength(1);
    },
    TIMEOUT_MS * 2,
  );

  test.each([
    ["before the commit that notes a change of seats", { moment: "before" }],
    ["after the commit that notes a change of seats", { moment: "after" }],
    ["before the commit of what Stripe says then", { moment: "before", skip: 1 }],
    ["after the commit of what Stripe says then", { moment: "after", skip: 1 }],
  ] as const)(
    "%s: the repeated request results in the requested number of seats",
    async (_, point) => {
      admin = await (await createTenant()).member("admin");
      await subscribe(admin);
      await untilIdle(admin.teamId, TIMEOUT_MS);
      const untilKilled = await armKillPoint("api", { ...point, writes: mirrorOf(admin) });
      const key = { "idempotency-key": randomUUID() };
      const body = { seats_available: 6 };
      const answer = await until(async () => {
        const given = await call(admin.idToken, "PUT", "/subscription/seat", body, key).catch(() => undefined);
        return given?.status === 200 && given;
      }, TIMEOUT_MS);
      await untilKilled();
      expect(answer.body).toMatchObject({ total_seats: 6 });
      await untilStatus(admin, { total_seats: 6, next_seats: 6 });
      const [subscription] = await subscriptionsOf(admin);
      expect(subscription?.items.data[0].quantity).toBe(6);
    },
    TIMEOUT_MS * 2,
  );
});
