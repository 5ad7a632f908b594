import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  batchesOf,
  campaignToAll,
  runCampaignSchedule,
  sendNow,
  takenOf,
  teamWithBuyers,
  untilCampaign,
} from "../../../support/email/campaign";
import { mailsTo } from "../../../support/email/inbox";
import { call } from "../../../support/suite/call";
import { queueJob, untilIdle } from "../../../support/suite/queue";
import { eventsOf } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { fresh } from "../../../support/teams/tenant";

const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

const scheduled = async () => {
  const made = await teamWithBuyers(2);
  const { id } = await campaignToAll(made.admin, made.from, { scheduled_at: later(30 * 24 * HOUR_MS) });
  expect(await sendNow(made.admin, id)).toMatchObject({ status: "scheduled", total_send: 2 });
  return { ...made, id, campaign: made.own.team.collection("campaigns").doc(id) };
};

test("a scheduled campaign is sent once at its time, even if the schedule runs twice", async () => {
  const { own, admin, id, emails, campaign } = await scheduled();
  await expect(admin.client.email.changeCampaign({ params: { id }, body: {} })).rejects.toMatchObject({
    status: 409,
  });
  await campaign.update({ launch_at: later(-1000), wake_at: later(-1000) });
  const at = later(0);
  await Promise.all([runCampaignSchedule(at), runCampaignSchedule(later(60_000))]);
  await untilCampaign(admin, id, "sent");
  await untilIdle(own.teamId);
  expect((await takenOf(id)).toSorted()).toEqual(emails);
  expect(await eventsOf(own.teamId, "campaign.launched")).toHaveLength(1);
});

test("a scheduled campaign reaches only the records that its sender may see at that time", async () => {
  const { own, from, emails, admin } = await teamWithBuyers(2);
  const watcher = await own.member("admin");
  const [mine = ""] = emails;
  const [lead] = (await own.team.collection("records").where("email", "==", mine).get()).docs;
  await lead?.ref.update({ assignee: admin.uid });
  const { id } = await campaignToAll(admin, from, { scheduled_at: later(30 * 24 * HOUR_MS) });
  expect(await sendNow(admin, id)).toMatchObject({ status: "scheduled", total_send: 2 });
  await own.team.update({ row_access: "own" });
  await own.team.collection("users").doc(admin.uid).update({ team_member_role: "MEMBER" });
  await own.team
    .collection("campaigns")
    .doc(id)
    .update({ launch_at: later(-1000), wake_at: later(-1000) });
  await runCampaignSchedule(later(0));
  await untilCampaign(watcher, id, "sent");
  expect(await takenOf(id)).toEqual([mine]);
});

test("a campaign that misses its time by an hour waits for a confirmation", async () => {
  const { admin, id, emails, campaign } = await scheduled();
  await campaign.update({ launch_at: later(-HOUR_MS - 1000), wake_at: later(-HOUR_MS) });
  await runCampaignSchedule(later(0));
  expect(await untilCampaign(admin, id, "paused")).toMatchObject({ pause: { reason: "late" } });
  expect(await takenOf(id)).toEqual([]);
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
  expect((await takenOf(id)).toSorted()).toEqual(emails);
});

test("a scheduled campaign of a member who left can be sent or unscheduled by a colleague, not resumed", async () => {
  const { own, from, admin } = await teamWithBuyers(1);
  const leaving = await own.member("admin");
  const { id } = await campaignToAll(leaving, from, { scheduled_at: later(30 * 24 * HOUR_MS) });
  await sendNow(leaving, id);
  await own.team.collection("users").doc(leaving.uid).update({ team_member_status: "DEACTIVATED" });
  await own.team
    .collection("campaigns")
    .doc(id)
    .update({ launch_at: later(-1000), wake_at: later(-1000) });
  await runCampaignSchedule(later(0));
  expect(await untilCampaign(admin, id, "paused")).toMatchObject({ pause: { reason: "owner" } });
  const refused = { status: 409, message: expect.stringContaining("Please send it now or cancel the schedule") };
  await expect(admin.client.email.resumeCampaign({ params: { id } })).rejects.toMatchObject(refused);
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
});

test("a scheduled campaign pauses for what the check finds at its time, until that is fixed", async () => {
  const { own, admin, id, emails, campaign } = await scheduled();
  const { checkCampaign, changeCampaign } = admin.client.email;
  const footer = own.team.collection("email-settings").doc("footer");
  const complete = (await footer.get()).data() ?? {};
  await footer.delete();
  await campaign.update({ scheduled_at: later(-1000), launch_at: later(-1000), wake_at: later(-1000) });
  await runCampaignSchedule(later(0));
  expect(await untilCampaign(admin, id, "paused")).toMatchObject({
    pause: { reason: "check", detail: "content.footer" },
  });
  await expect(changeCampaign({ params: { id }, body: {} })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("The check before sending found a problem"),
  });
  const blocking = async () =>
    (await checkCampaign({ params: { id } })).issues.flatMap(({ type, field }) =>
      type === "recommended" ? [] : field,
    );
  expect(await blocking()).toEqual(["content.footer"]);
  await footer.set(complete);
  expect(await blocking()).toEqual([]);
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
  expect((await takenOf(id)).toSorted()).toEqual(emails);
});

test("unscheduling makes the campaign a draft again, with its time", async () => {
  const { admin, id } = await scheduled();
  const draft = await admin.client.email.cancelCampaignSchedule({ params: { id } });
  expect(draft).toMatchObject({ status: "draft", launch_at: null, scheduled_at: expect.any(String) });
  await admin.client.email.changeCampaign({ params: { id }, body: { subject: "고친 제목" } });
});

test.each([
  ["now", "sending", null, "campaign.launched"],
  ["at its time", "scheduled", later(30 * 24 * HOUR_MS), "campaign.scheduled"],
] as const)("a repeated request to send %s gets the first answer", async (_, status, scheduled_at, event) => {
  const { own, from, admin } = await teamWithBuyers(2);
  const { id } = await campaignToAll(admin, from, { scheduled_at });
  const key = { "idempotency-key": randomUUID() };
  const send = () => call(admin.idToken, "POST", `/email-campaigns/${id}/send`, { with_unsubscriber: false }, key);
  const first = await send();
  expect(first).toMatchObject({ status: 200, body: { total_send: 2, status, at: expect.any(String) } });
  const again = await send();
  expect([again.status, again.body]).toEqual([200, first.body]);
  await untilIdle(own.teamId);
  expect(await eventsOf(own.teamId, event)).toHaveLength(1);
});

describe("an A/B test of two subjects", () => {
  /** Sends a test to twelve people, and waits until only the choice of the winner is left. */
  async function tested() {
    const { own, from, emails, admin } = await teamWithBuyers(12, fresh("tested-"));
    const ab_test = { subject: "둘째 제목", share_percent: 50, wait_hours: 1 };
    const { id } = await campaignToAll(admin, from, { subject: "첫째 제목", ab_test });
    await sendNow(admin, id);
    const progress = own.team.collection(`campaigns/${id}/frozen`).doc("progress");
    await until(async () => (await progress.get()).get("choose_at") ?? false);
    const held = (await batchesOf(own.teamId, id)).filter(({ state }) => state === "held");
    expect(held).toHaveLength(1);
    const work = (name: string, payload = {}) =>
      queueJob({ teamId: own.teamId, name, payload: { campaign_id: id, ...payload } }, "campaigns");
    return { id, emails, admin, progress, work };
  }

  test("sends the rest even if the winner's job comes a moment early", async () => {
    const { id, emails, admin, progress, work } = await tested();
    await progress.update({ choose_at: later(1_500) });
    await work("choose-winner");
    await untilCampaign(admin, id, "sent");
    expect((await takenOf(id)).toSorted()).toEqual(emails);
    expect((await progress.get()).get("winner")).toBe("a");
  });

  test("sends the rest by the campaign's sweep if the winner's job died after the choice", async () => {
    const { id, emails, admin, progress, work } = await tested();
    const before = await takenOf(id);
    await progress.update({ winner: "b" });
    await work("sweep-campaign", { cause: "test", is_fresh: true });
    await untilCampaign(admin, id, "sent");
    const rest = (await takenOf(id)).filter((email) => !before.includes(email));
    expect([...before, ...rest].toSorted()).toEqual(emails);
    expect(await mailsTo(rest[0] ?? "", "둘째 제목")).toHaveLength(1);
  });
});
