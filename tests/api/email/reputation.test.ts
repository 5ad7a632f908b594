import { beforeAll, expect, test } from "vitest";
import { pauseHarmfulCampaign } from "../../../functions/src/email/deliverability/pause-harmful-campaign";
import "../../support/suite/product-config";
import { enableMarketing } from "../../support/email/enable-marketing";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { untilIdle } from "../../support/suite/queue";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let admin: Member;
beforeAll(async () => {
  team = await createTenant();
  await enableMarketing(team);
  admin = await team.member("admin");
});

/** A campaign that is being sent, with one batch for each of the counters. */
async function sending(...counts: Record<string, number>[]): Promise<string> {
  const { id } = await admin.client.email.createCampaign({ body: { name: "12월 소식" } });
  const campaign = team.team.collection("campaigns").doc(id);
  await campaign.update({ status: "sending", launched_at: new Date().toISOString() });
  await Promise.all(
    counts.map((one, at) => campaign.collection("batches").doc(String(at)).set({ counts: one, size: 500 })),
  );
  return id;
}
const get = (id: string) => admin.client.email.getCampaign({ params: { id } });

test("a campaign with many bounces is paused once, and every admin is told", async () => {
  const id = await sending({ delivered: 100, hard_bounced: 4 }, { delivered: 80, soft_bounced: 6, unknown_bounced: 1 });
  await Promise.all([pauseHarmfulCampaign(team.teamId, id), pauseHarmfulCampaign(team.teamId, id)]);
  expect(await get(id)).toMatchObject({ status: "paused", pause: { reason: "bounces", detail: "5.76 %" } });
  expect((await mailTo(admin.email, "반송된 메일이 많아")).text).toContain(
    "반송률이 5.76 %에 이르러 ‘12월 소식’ 캠페인의 발송을 멈췄습니다.",
  );
  await team.team.collection("campaigns").doc(id).update({ status: "sending", pause: null });
  await pauseHarmfulCampaign(team.teamId, id);
  await untilIdle(team.teamId);
  expect(await get(id)).toMatchObject({ status: "sending" });
  expect(await mailsTo(admin.email, "반송된 메일이 많아")).toHaveLength(1);
  expect(await eventsOf(team.teamId, "campaign.paused")).toHaveLength(1);
});

test("a campaign with many complaints is paused, and no other", async () => {
  const harmful = await sending({ delivered: 500, complained: 3 });
  const fine = await sending({ delivered: 500, complained: 1, hard_bounced: 10 });
  await Promise.all([harmful, fine].map((id) => pauseHarmfulCampaign(team.teamId, id)));
  expect(await get(harmful)).toMatchObject({ status: "paused", pause: { reason: "complaints", detail: "0.60 %" } });
  expect(await get(fine)).toMatchObject({ status: "sending" });
});
