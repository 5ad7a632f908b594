import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { untilIdle } from "../support/suite/queue";
import { until } from "../support/suite/wait";
import { createTenant } from "../support/teams/tenant";
import { deliveriesOf, listeningWebhook } from "../support/teams/webhook";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { RECOVERY_TIMEOUT_MS, untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

/** Where a process dies, and the least number of calls of the endpoint: a call is repeated if its commit was lost. */
const KILL_POINTS = [
  ["before the commit of the delivery", { of: "jobs", moment: "before", writes: "/webhook-deliveries/" }, 1],
  ["after the commit of the delivery", { of: "jobs", moment: "after", writes: "/webhook-deliveries/" }, 1],
  ["before the commit that takes the lease", { of: "webhooks", moment: "before", writes: "/webhook-states/" }, 1],
  ["after the commit that takes the lease", { of: "webhooks", moment: "after", writes: "/webhook-states/" }, 1],
  ["between the call and its commit", { of: "webhooks", moment: "before", writes: "/webhook-deliveries/" }, 2],
  ["after the commit of the attempt", { of: "webhooks", moment: "after", writes: "/webhook-deliveries/" }, 1],
] as const;

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("a process is killed while a webhook is delivered", () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test.each(KILL_POINTS)(
    "%s: the event is delivered under one id, and its delivery is recorded",
    async (_, { of, moment, writes }, calls) => {
      const tenant = await createTenant();
      const admin = await tenant.member("admin");
      const webhook = await listeningWebhook(admin, ["lead-created"]);
      const untilKilled = await armKillPoint(of, { moment, writes: `^teams/${tenant.teamId}${writes}` });
      await admin.client.records.createLead({ body: { deal_name: "리드" } });
      await untilKilled();
      const delivered = async () =>
        (await deliveriesOf(tenant.teamId, webhook.id)).every(({ state }) => state === "delivered");
      await webhook.untilReceived(1, RECOVERY_TIMEOUT_MS);
      await until(delivered, RECOVERY_TIMEOUT_MS);
      await untilIdle(tenant.teamId, RECOVERY_TIMEOUT_MS);
      expect(await deliveriesOf(tenant.teamId, webhook.id)).toHaveLength(1);
      expect(new Set(webhook.received.map(({ id }) => id)).size).toBe(1);
      expect(webhook.received.length).toBeGreaterThanOrEqual(calls);
    },
    RECOVERY_TIMEOUT_MS,
  );
});
