import "../../support/suite/product-config";
import { randomUUID } from "node:crypto";
import { Delivery } from "@dure/domain/notifications/delivery/delivery";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDeliveries } from "../../../functions/src/notifications/delivery/delivery-store";
import { postDue } from "../../../functions/src/notifications/delivery/post-due";
import { activeNotification, createDealDue } from "../../support/notifications/notification";
import { isLongRun } from "../../support/run/seed";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { connectSlack, postsIn, slack } from "../../support/teams/slack";
import { createTenant } from "../../support/teams/tenant";

/** 30 deliveries by default, 1,000 in a long run (`DURE_LONG=1`). */
const MANY = isLongRun ? 1_000 : 30;
const PACE_MS = 20;
const RETRY_AFTER_MS = 6_000;
beforeAll(() => void vi.stubEnv("SLACK_POST_PACE_MS", String(PACE_MS)));
afterAll(() => void vi.unstubAllEnvs());

test("many due deals are posted once each, at the configured pace and after Slack's wait", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  const { workspace, channel } = await connectSlack(admin);
  const setting = await activeNotification(admin, channel.id);
  const deal = await createDealDue(admin, "많은 딜", "2027-01-01");
  await slack.addFault({
    ...{ path: "/api/chat.postMessage$", contains: channel.id, times: 1, status: 429 },
    ...{ headers: { "retry-after": String(RETRY_AFTER_MS / 1000) }, body: { ok: false, error: "ratelimited" } },
  });
  const now = new Date().toISOString();
  const entry = () =>
    Delivery.parse({
      ...{ id: randomUUID(), setting_id: setting.id, record_id: deal.id, due_day: null, channel: channel.id },
      ...{ state: "waiting", next_attempt_at: now, created_at: now },
    });
  await createDeliveries(tenant.teamId, Array.from({ length: MANY }, entry));
  const lease = { teamId: tenant.teamId, channel: channel.id, owner: randomUUID() };
  const begunMs = Date.now();
  // Two workers run concurrently: only one of them gets the channel's lease.
  let wakeAt = now;
  const work = () =>
    Promise.all([
      postDue(lease, async (at) => {
        wakeAt = at;
      }),
      postDue({ ...lease, owner: "other" }, async () => {}),
    ]);
  await until(async () => {
    if (new Date().toISOString() >= wakeAt) await work();
    return (await postsIn(workspace)).length >= MANY;
  }, 600_000);
  const posts = (await postsIn(workspace)).sort((a, b) => a.at - b.at);
  expect(posts).toHaveLength(MANY);
  expect(new Set(posts.map(({ metadata }) => JSON.stringify(metadata))).size).toBe(MANY);
  expect((posts[0]?.at ?? 0) - begunMs).toBeGreaterThanOrEqual(RETRY_AFTER_MS);
  const gaps = posts.slice(1).map(({ at }, place) => at - (posts[place]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  const states = (await stored(tenant.teamId, "notification-deliveries")).map(({ state }) => state);
  expect(states).toEqual(Array(MANY).fill("sent"));
}, 660_000);
