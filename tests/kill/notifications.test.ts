import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { deliveriesOf, tickAt, untilDelivered, untilPlanned } from "../support/notifications/delivery";
import { activeNotification, createDealDue, hoursAfter, seoulDay } from "../support/notifications/notification";
import { untilIdle } from "../support/suite/queue";
import { connectSlack, postsIn } from "../support/teams/slack";
import { createTenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { RECOVERY_TIMEOUT_MS, untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

const KILL_POINTS = [
  ["before the commit that enters a delivery", { of: "jobs", moment: "before", writes: "/notification-deliveries/" }],
  ["after the commit that enters a delivery", { of: "jobs", moment: "after", writes: "/notification-deliveries/" }],
  ["before the commit that plans the next run", { of: "jobs", moment: "before", writes: "/notification-runs/" }],
  ["after the commit that plans the next run", { of: "jobs", moment: "after", writes: "/notification-runs/" }],
  ["before the commit that takes the lease", { of: "webhooks", moment: "before", writes: "/notification-channels/" }],
  ["after the commit that takes the lease", { of: "webhooks", moment: "after", writes: "/notification-channels/" }],
  ["before a post is begun", { of: "webhooks", moment: "before", writes: "/notification-deliveries/" }],
  ["between a post's begin and the call", { of: "webhooks", moment: "after", writes: "/notification-deliveries/" }],
  [
    "between the call and its commit",
    { of: "webhooks", moment: "before", writes: "/notification-deliveries/", skip: 1 },
  ],
  ["after a post is ended", { of: "webhooks", moment: "after", writes: "/notification-deliveries/", skip: 1 }],
] as const;

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("a process is killed while notifications are sent", () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test.each(KILL_POINTS)(
    "%s: each due deal is posted once",
    async (_, { of, writes, ...moment }) => {
      const tenant = await createTenant();
      const admin = await tenant.member("admin");
      const { workspace, channels } = await connectSlack(admin);
      // The product is in the private channel, so that it can look for a post.
      const channel = channels.find(({ is_private }) => is_private)?.id ?? "";
      const { id } = await activeNotification(admin, channel);
      const at = await untilPlanned(tenant.teamId, id);
      const names = ["첫 번째", "두 번째"];
      for (const name of names) await createDealDue(admin, name, seoulDay(at, 3));
      const untilKilled = await armKillPoint(of, { ...moment, writes: `^teams/${tenant.teamId}${writes}` });
      await tickAt(at);
      await untilKilled();
      await untilDelivered(tenant.teamId, id, 2, RECOVERY_TIMEOUT_MS);
      await tickAt(hoursAfter(at, 1));
      await untilIdle(tenant.teamId, RECOVERY_TIMEOUT_MS);
      const told = (await postsIn(workspace)).map(({ text }) => text.split("\n")[1]);
      expect(told.sort()).toEqual(names.sort());
      expect(await deliveriesOf(tenant.teamId, id)).toHaveLength(2);
    },
    RECOVERY_TIMEOUT_MS,
  );
});
