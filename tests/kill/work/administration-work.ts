import { expect } from "vitest";
import { mailsTo } from "../../support/email/inbox";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import {
  MONTHLY,
  pay,
  plansPage,
  setDeclines,
  statusOf,
  subscribe,
  subscriptionsOf,
  untilStatus,
} from "../../support/teams/stripe";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { deliveriesOf, listeningWebhook } from "../../support/teams/webhook";
import type { During } from "../random-killer";
import { getUntil, postUntilAnswered, RECOVERY_TIMEOUT_MS, sendUntilAnswered } from "../recovery";

const STATUS = "/subscription/status";
/** As long as the longest month, so that each step includes a renewal. */
const MONTH_DAYS = 31;

const subjectsTo = async ({ email }: Member, text: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes(text));

/** Work that is repeated while processes are killed. `check` expects what must be true afterwards. */
export type Lane = { teamIds: () => string[]; once: () => Promise<void>; check: () => Promise<void> };

/** Two members transfer the admin's role back and forth. */
export async function transferLane(during: During, tenant?: Tenant): Promise<Lane> {
  const { teamId, member } = tenant ?? (await createTenant());
  let [admin, other] = [await member("admin"), await member()];
  let transfers = 0;
  return {
    teamIds: () => [teamId],
    once: () =>
      during("an admin transfer", ["api"], async () => {
        const path = `/teams/${teamId}/members/${other.uid}/admin`;
        const { status } = await sendUntilAnswered(admin, "PUT", path, { active: true });
        // 403 is the answer to a retry after a lost answer, because the caller is no longer an admin.
        expect([204, 403]).toContain(status);
        [admin, other] = [other, admin];
        transfers += 1;
      }),
    check: async () => {
      const users = await stored(teamId, "users");
      const admins = users.filter(({ team_member_role }) => team_member_role === "ADMIN");
      expect(admins.map(({ user_id }) => user_id)).toEqual([admin.uid]);
      expect(await eventsOf(teamId, "member.role-changed")).toHaveLength(2 * transfers);
    },
  };
}

/** An admin changes the number of seats, and Stripe sends an event for each change. */
export async function seatsLane(during: During): Promise<Lane> {
  const { teamId, member } = await createTenant();
  const admin = await member("admin");
  await subscribe(admin);
  let seats = 3;
  return {
    teamIds: () => [teamId],
    once: () =>
      during("a change of seats", ["api", "jobs"], async () => {
        seats = seats === 9 ? 4 : seats + 1;
        const { status } = await sendUntilAnswered(admin, "PUT", "/subscription/seat", { seats_available: seats });
        expect(status).toBe(200);
      }),
    check: async () => {
      // Fewer seats only take effect at the cycle's end, so until then the highest number stays.
      await untilStatus(admin, { next_seats: seats });
      const { total_seats } = await statusOf(admin);
      const subscriptions = await subscriptionsOf(admin);
      expect(subscriptions).toHaveLength(1);
      expect(subscriptions[0]?.items.data[0].quantity).toBe(total_seats);
    },
  };
}

/** A new team buys Pro each time. */
export async function checkoutLane(during: During): Promise<Lane> {
  const admins: Member[] = [];
  const newAdmin = async () => (await createTenant()).member("admin");
  return {
    teamIds: () => admins.map(({ teamId }) => teamId),
    once: async () => {
      const admin = await until(newAdmin, RECOVERY_TIMEOUT_MS);
      admins.push(admin);
      await during("a checkout", ["api", "jobs"], async () => {
        const asked = { price_id: MONTHLY, seats: 3, redirect_url: plansPage };
        const { body } = await postUntilAnswered(admin, "/subscription", asked);
        await pay(String(body.url));
        await getUntil(admin, STATUS, ({ current_plan }) => current_plan === "PRO");
      });
    },
    check: async () => {
      for (const admin of admins) {
        expect(await subscriptionsOf(admin)).toHaveLength(1);
        expect(await eventsOf(admin.teamId, "plan.changed")).toHaveLength(1);
        expect(await subjectsTo(admin, "Pro 요금제가 시작")).toHaveLength(1);
      }
    },
  };
}

/** An admin cancels and resumes; then a payment fails, and another card pays. */
export async function renewalLane(during: During): Promise<Lane> {
  const { teamId, member } = await createTenant();
  const admin = await member("admin");
  const { advance } = await subscribe(admin);
  let rounds = 0;
  const send = async (method: string, path: string, nextPlan: string) => {
    const { status } = await sendUntilAnswered(admin, method, path);
    expect(status).toBe(200);
    await getUntil(admin, STATUS, ({ next_plan }) => next_plan === nextPlan);
  };
  const untilFailed = (failed: boolean) => getUntil(admin, STATUS, ({ payment_failed }) => payment_failed === failed);
  return {
    teamIds: () => [teamId],
    once: async () => {
      await during("a cancellation", ["api"], () => send("DELETE", "/subscription", "FREE"));
      await during("a resumption", ["api"], () => send("POST", "/subscription/resume", "PRO"));
      await during("a failed payment", ["jobs"], async () => {
        await setDeclines(admin, true);
        await advance(MONTH_DAYS);
        await untilFailed(true);
      });

      await during("a payment with a new card", ["jobs"], async () => {
        await setDeclines(admin, false);
        await untilFailed(false);
      });
      rounds += 1;
    },
    check: async () => {
      expect(await subscriptionsOf(admin)).toMatchObject([{ status: "active", cancel_at_period_end: false }]);
      expect(await statusOf(admin)).toMatchObject({ current_plan: "PRO", next_plan: "PRO", total_seats: 3 });
      // One event for the checkout, and in each round for cancellation, resumption, failed payment and recovery.
      expect(await eventsOf(teamId, "plan.changed")).toHaveLength(1 + 4 * rounds);
      expect(await subjectsTo(admin, "결제에 실패")).toHaveLength(rounds);
    },
  };
}

/** An admin creates leads, and a webhook gets an event for each. */
export async function webhookLane(during: During): Promise<Lane> {
  const { teamId, member } = await createTenant();
  const admin = await member("admin");
  const webhook = await listeningWebhook(admin, ["lead-created"]);
  const made: string[] = [];
  const isDelivered = async () => {
    const deliveries = await deliveriesOf(teamId, webhook.id);
    return deliveries.length === made.length && deliveries.every(({ state }) => state === "delivered");
  };
  return {
    teamIds: () => [teamId],
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
