import { expect, test } from "vitest";
import { enableMarketing } from "../../../support/email/enable-marketing";
import { mailTo } from "../../../support/email/inbox";
import { eventOf, postEvents, sentBatch, storedCounts } from "../../../support/email/mail-events";
import { untilIdle } from "../../../support/suite/queue";
import { stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, fresh } from "../../../support/teams/tenant";

const STORM = 1_000;
/** The recipients per batch, and the events per post. */
const AT_ONCE = 250;

test("many bounces at once pause the campaign once, suppress each address, and lose no event", async () => {
  const team = await createTenant();
  await enableMarketing(team);
  const admin = await team.member("admin");
  const { id: campaignId } = await admin.client.email.createCampaign({ body: { name: "오래된 명단" } });
  const campaign = team.team.collection("campaigns").doc(campaignId);
  await campaign.update({ status: "sending", launched_at: new Date().toISOString() });
  const parts = Array.from({ length: STORM / AT_ONCE }, (_, part) =>
    Array.from({ length: AT_ONCE }, () => `${fresh(`b${part}`)}@gone.example`),
  );
  for (const [part, emails] of parts.entries()) await sentBatch(team.teamId, campaignId, emails, { batch: `b${part}` });

  const at = { teamId: team.teamId, campaignId };
  const bounce = (email: string) => eventOf(at, email, "bounce", 3, { type: "bounce", status: "5.1.1" });
  const posts = parts.map((emails) => emails.map(bounce));
  // Each post is repeated with other event ids.
  const again = posts.map((post) => post.map((event) => ({ ...event, sg_event_id: crypto.randomUUID() })));
  const answers = await Promise.all([...posts, ...again].map((post) => postEvents(post)));
  expect(new Set(answers)).toEqual(new Set([200]));
  await until(async () => (await team.team.collection("email-events").get()).empty, 240_000);
  await untilIdle(team.teamId, 240_000);

  const addresses = await stored(team.teamId, "email-addresses");
  expect(addresses.filter(({ is_suppressed }) => is_suppressed)).toHaveLength(STORM);
  for (const part of parts.keys())
    expect(await storedCounts(team.teamId, campaignId, `b${part}`)).toMatchObject({ hard_bounced: AT_ONCE });
  expect(await admin.client.email.getCampaign({ params: { id: campaignId } })).toMatchObject({
    status: "paused",
    pause: { reason: "bounces" },
  });
  await mailTo(admin.email, "반송된 메일이 많아");
  expect((await admin.client.email.listSuppressions({ query: { reason: "hard-bounce" } })).total).toBe(STORM);
}, 500_000);
