import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { isLongRun, SEED } from "../support/run/seed";
import { untilIdle } from "../support/suite/queue";
import { eventsOf, stored } from "../support/suite/stored";
import { until } from "../support/suite/wait";
import { statusOf, subscribe, subscriptionsOf, untilStatus } from "../support/teams/stripe";
import { createTenant, type Tenant } from "../support/teams/tenant";
import { deliveriesOf, listeningWebhook } from "../support/teams/webhook";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { createRandomKiller, type During } from "./random-killer";
import { postUntilAnswered, RECOVERY_TIMEOUT_MS, sendUntilAnswered, untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

/** Random kills in a long run: `DURE_LONG=1 DURE_KILLS=50 DURE_SEED=7`. Without it, each lane's work is done once. */
const KILLS = isLongRun ? Number(process.env.DURE_KILLS || 6) : 0;

/** Work that is repeated while processes are killed, and what must be true of it afterwards. */
type Lane = { once: () => Promise<void>; check: () => Promise<void> };

/** Two members hand the role of the admin to and fro. */
async function transferLane(tenant: Tenant, during: During): Promise<Lane> {
  let [admin, other] = [await tenant.member("admin"), await tenant.member()];
  let transfers = 0;
  return {
    once: () =>
      during("an admin transfer", ["api"], async () => {
        const path = `/teams/${tenant.teamId}/members/${other.uid}/admin`;
        const { status } = await sendUntilAnswered(admin, "PUT", path, { active: true });
        // Whoever asks again after the answer was lost is no admin any more.
        expect([204, 403]).toContain(status);
        [admin, other] = [other, admin];
        transfers += 1;
      }),
    check: async () => {
      const users = await stored(tenant.teamId, "users");
      const admins = users.filter(({ team_member_role }) => team_member_role === "ADMIN");
      expect(admins.map(({ user_id }) => user_id)).toEqual([admin.uid]);
      expect(await eventsOf(tenant.teamId, "member.role-changed")).toHaveLength(2 * transfers);
    },
  };
}

/** An admin changes the number of seats, and Stripe tells of each change. */
async function billingLane(tenant: Tenant, during: During): Promise<Lane> {
  const admin = await tenant.member("admin");
  await subscribe(admin);
  let seats = 3;
  return {
    once: () =>
      during("a change of seats", ["api", "jobs"], async () => {
        seats = seats === 9 ? 4 : seats + 1;
        const { status } = await sendUntilAnswered(admin, "PUT", "/subscription/seat", { seats_available: seats });
        expect(status).toBe(200);
      }),
    check: async () => {
      // Seats that are taken away go at the cycle's end, so the most that were asked for stand.
      const asked = { next_seats: seats };
      await untilStatus(admin, asked);
      const { total_seats } = await statusOf(admin);
      const subscriptions = await subscriptionsOf(admin);
      expect(subscriptions).toHaveLength(1);
      expect(subscriptions[0]?.items.data[0].quantity).toBe(total_seats);
    },
  };
}

/** A member makes leads that a webhook is told of. */
async function webhookLane(tenant: Tenant, during: During): Promise<Lane> {
  const admin = await tenant.member("admin");
  const webhook = await listeningWebhook(admin, ["lead-created"]);
  const made: string[] = [];
  const isDelivered = async () => {
    const deliveries = await deliveriesOf(tenant.teamId, webhook.id);
    return deliveries.length === made.length && deliveries.every(({ state }) => state === "delivered");
  };
  return {
    once: () =>
      during("a webhook's delivery", ["api", "jobs", "webhooks"], async () => {
        const { status, body } = await postUntilAnswered(admin, "/sales-entity/lead", { deal_name: "리드" });
        expect(status).toBe(201);
        made.push(String(body.id));
      }),
    check: async () => {
      await until(isDelivered, RECOVERY_TIMEOUT_MS);
      const told = new Map(webhook.received.map(({ id, body }) => [id, JSON.parse(body).data.record.id]));
      expect([...told.values()].toSorted()).toEqual(made.toSorted());
    },
  };
}

/** What a dead process leaves for a minute: its claim on a mail, and the locks of its transaction. */
const HELD = /^Error: The mail .* is being sent\.$|^AppError: Too many changes came at once/;

/** The dead letters, but for jobs that waited for those: the suite shortens the waits between attempts to less. */
const givenUp = async (teamId: string) =>
  (await stored(teamId, "dead-letters")).filter(({ error }) => !HELD.test(String(error)));

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)(`processes are killed during an admin's work (seed ${SEED})`, () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test.each(["before", "after"] as const)(
    "%s the commit that hands the admin's role on: there is one admin, and one transfer",
    async (moment) => {
      const tenant = await createTenant();
      const lane = await transferLane(tenant, (_name, _needs, part) => part());
      const untilKilled = await armKillPoint("api", { moment, writes: `^teams/${tenant.teamId}/users/` });
      await lane.once();
      await untilKilled();
      await lane.check();
    },
    RECOVERY_TIMEOUT_MS,
  );

  test(
    `no transfer, seat or delivery is lost or doubled (${KILLS} kills at random)`,
    async () => {
      const killer = createRandomKiller(SEED);
      const tenants = await Promise.all([createTenant(), createTenant(), createTenant()]);
      const [first, second, third] = tenants;
      const lanes = await Promise.all([
        transferLane(first, killer.during),
        billingLane(second, killer.during),
        webhookLane(third, killer.during),
      ]);
      let isOver = false;
      const work = Promise.all(
        lanes.map(async ({ once }) => {
          do await once();
          while (!isOver);
        }),
      );
      expect(await killer.killDuring(KILLS, work)).toBe(KILLS);
      isOver = true;
      await work;
      for (const { teamId } of tenants) await untilIdle(teamId, RECOVERY_TIMEOUT_MS);
      for (const { check } of lanes) await check();
      for (const { teamId } of tenants) expect(await givenUp(teamId)).toEqual([]);
      console.log(`Whole after kills: ${JSON.stringify(killer.kills)}`);
    },
    (KILLS + 1) * RECOVERY_TIMEOUT_MS,
  );
});
