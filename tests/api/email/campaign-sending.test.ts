import "../../support/suite/product-config";
import { beforeAll, describe, expect, test } from "vitest";
import { deliverBatch } from "../../../functions/src/email/ledger/deliver-batch";
import { addressDoc } from "../../support/email/address";
import {
  batchesOf,
  campaignToAll,
  marketingTenant,
  recipientsOf,
  runCampaignSchedule,
  sendNow,
  takenOf,
  teamWithBuyers,
  untilCampaign,
} from "../../support/email/campaign";
import { addMailFault, mailsTo } from "../../support/email/inbox";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const HOUR_MS = 3_600_000;
/** So many recipients that their batch keeps its rows in a separate document. */
const LARGE = 40;
/** The calls with a bad address: a refused batch is halved, from 40 to 20, 10, 5, 3, 2 and 1 recipients. */
const CALLS_WITH_ONE = 7;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Marks an address as opted out. */
const optOut = (tenant: Pick<Tenant, "team">, email: string) =>
  addressDoc(tenant, email).set({ email, marketing: "unsubscribed", blocked: true, updated_at: later(0) });

let tenant: Tenant;
let member: Member;
let sender: string;

beforeAll(async () => {
  tenant = await createTenant();
  ({ sender } = await marketingTenant(tenant));
  member = await tenant.member("admin");
});

const check = (id: string) => member.client.email.checkCampaign({ params: { id } });

describe("before it is sent", () => {
  test("the check lists everything that is missing, and nothing is sent", async () => {
    const { id } = await member.client.email.createCampaign({ body: { sender_email: "a..b@x.example" } });
    const { issues, can_send } = await check(id);
    expect(issues.map(({ type, field }) => `${type} ${field}`)).toEqual([
      "required fromInfo.name",
      "invalid fromInfo.email",
      "required fromInfo.subject",
      "required recipient.segments",
      "required content",
    ]);
    expect(can_send).toBe(false);
    await expect(sendNow(member, id)).rejects.toMatchObject({
      status: 400,
      details: expect.arrayContaining([{ path: "content", message: "Email content is required." }]),
    });
    expect((await member.client.email.getCampaign({ params: { id } })).status).toBe("draft");
  });

  test("the check reports an empty audience, and a sender on another domain", async () => {
    const { id } = await campaignToAll(member, "news@another.example");
    expect((await check(id)).issues.map(({ type }) => type)).toEqual(["domain_auth_failed", "no_emails_to_send"]);
  });

  test("a test mail has sample values, comes from the product's address, and goes to each address once", async () => {
    const { id } = await campaignToAll(member, sender, {
      subject: "{{first_name}}님께",
      variables: { first_name: "고객" },
    });
    const email = `tester-${id}@example.org`;
    await member.client.email.testCampaign({
      params: { id },
      body: {
        recipients: [
          { email, name: "민아" },
          { email, name: "민아" },
        ],
      },
    });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: "민아님께", text: expect.stringContaining("안녕하세요, 민아") });
  });
});

test("everybody gets one mail with their own values and links, and the ledger records it", async () => {
  // The mail service sends no events for these addresses, so only the ledger knows of their mails.
  const { own, from, emails, admin } = await teamWithBuyers(7, "silent");
  // A second record with a known address: the record that was updated last wins.
  await admin.client.records.createLead({
    body: { deal_name: "다른 리드", email: emails[0] ?? "", first_name: "최신" },
  });
  await admin.client.records.createLead({ body: { deal_name: "주소 없음" } });
  const { id } = await campaignToAll(admin, from, { subject: "{{first_name}}님께", variables: { first_name: "고객" } });
  expect(await sendNow(admin, id)).toMatchObject({ total_send: 7, status: "sending" });
  await expect(sendNow(admin, id)).rejects.toMatchObject({ status: 409 });
  const sent = await untilCampaign(admin, id, "sent");
  expect(sent).toMatchObject({ total_recipients: 7, sent_at: expect.any(String) });
  expect((await takenOf(id)).toSorted()).toEqual(emails);
  const [mail] = await mailsTo(emails[0] ?? "", "최신님께");
  expect(mail).toMatchObject({
    from: { email: from, name: "두레" },
    text: expect.stringContaining("안녕하세요, 최신"),
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
  expect(mail?.html).not.toContain("{{");
  const [recipient] = await recipientsOf(own.teamId, id);
  const told = await admin.client.email.getRecipient({ params: { id, key: String(recipient?.id) } });
  expect(told).toMatchObject({ status: "accepted" });
  expect(told.steps.map(({ what }) => what)).toEqual(["queued", "calling", "accepted"]);
  await untilIdle(own.teamId);
  expect(await eventsOf(own.teamId, "campaign.sent")).toHaveLength(1);
});

test("many sweeps of one campaign at once, as after an outage, don't block each other", async () => {
  const { own, from, admin } = await teamWithBuyers(2);
  const { id } = await campaignToAll(admin, from);
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
  await untilIdle(own.teamId);
  const { teamId } = own;
  const looks = Array.from({ length: 150 }, (_, minute) => ({ campaign_id: id, cause: `at-${minute}` }));
  await Promise.all(looks.map((payload) => queueJob({ teamId, name: "sweep-campaign", payload }, "campaigns")));
  await untilIdle(teamId, 25_000);
  expect(await stored(teamId, "dead-letters")).toEqual([]);
});

type Made = Awaited<ReturnType<typeof teamWithBuyers>>;

/**
 * Sends a campaign whose batch waits in the ledger, because the domain's warm-up allowance of today is used up.
 * @returns the batch, and a function that makes it due
 */
async function sendHeld({ own, admin }: Made, id: string) {
  const domain = own.team.collection("email-settings").doc("domain");
  const state = (await domain.get()).data() ?? {};
  await own.team
    .collection("email-allowances")
    .doc(`${later(0).slice(0, 10)} ${state.domain}`)
    .set({ used: 500 });
  await domain.update({ verified_at: later(0) });
  await sendNow(admin, id);
  const { id: batchId } = await until(async () => {
    const [one] = await batchesOf(own.teamId, id);
    return one?.state === "queued" && String(one.due_at) > later(0) && one;
  });
  const batch = own.team.collection(`campaigns/${id}/batches`).doc(String(batchId));
  const release = async () => {
    await domain.update({ verified_at: state.verified_at });
    await batch.update({ due_at: later(-1000) });
  };
  return { batch, release };
}

test("a recipient who opts out after the recipients were found is skipped with the reason", async () => {
  const made = await teamWithBuyers(LARGE);
  const { own, from, emails, admin } = made;
  const { id } = await campaignToAll(admin, from);
  const { release } = await sendHeld(made, id);
  expect(await takenOf(id)).toEqual([]);
  const [gone = ""] = emails;
  await optOut(own, gone);
  await release();
  await runCampaignSchedule(later(5 * 60_000));
  await untilCampaign(admin, id, "sent");
  expect((await takenOf(id)).toSorted()).toEqual(emails.slice(1));
  const recipients = await recipientsOf(own.teamId, id);
  expect(recipients.filter(({ status }) => status === "skipped")).toMatchObject([
    { email: gone, skip_reason: "unsubscribed" },
  ]);
});

test("a mail that can't be rendered is sent to nobody, and to each once when it can be", async () => {
  const made = await teamWithBuyers(2);
  const { own, from, emails, admin } = made;
  const { id } = await campaignToAll(admin, from);
  const { batch, release } = await sendHeld(made, id);
  const progress = own.team.collection(`campaigns/${id}/frozen`).doc("progress");
  await batch.update({ variant: "rest" });
  await progress.update({ winner: "neither" });
  await release();
  const deliver = () => deliverBatch({ teamId: own.teamId, campaignId: id }, batch.id, "task");
  await expect(deliver()).rejects.toThrow();
  expect(await batchesOf(own.teamId, id)).toMatchObject([{ state: "claimed", counts: { unknown: 0 } }]);
  expect(await takenOf(id)).toEqual([]);
  await progress.update({ winner: "a" });
  await deliver();
  await untilCampaign(admin, id, "sent");
  expect((await takenOf(id)).toSorted()).toEqual(emails);
});

describe("when the mail service fails", () => {
  const fault = (campaignId: string, answer: object) =>
    addMailFault({ path: "/v3/mail/send", contains: campaignId, times: 1, ...answer });

  test("a temporary failure is retried, and nobody gets two mails", async () => {
    const { from, emails, admin } = await teamWithBuyers(LARGE);
    const { id } = await campaignToAll(admin, from);
    await fault(id, { status: 503 });
    await sendNow(admin, id);
    await untilCampaign(admin, id, "sent");
    expect((await takenOf(id)).toSorted()).toEqual(emails);
  });

  test("a lost response makes the result unknown, and nobody gets a second mail", async () => {
    const { own, from, emails, admin } = await teamWithBuyers(LARGE, "silent");
    const { id } = await campaignToAll(admin, from);
    await fault(id, { after: "effect" });
    await sendNow(admin, id);
    await untilCampaign(admin, id, "sent");
    await runCampaignSchedule(later(HOUR_MS));
    await untilIdle(own.teamId);
    expect((await takenOf(id)).toSorted()).toEqual(emails);
    expect(await batchesOf(own.teamId, id)).toMatchObject([{ state: "unknown", counts: { unknown: LARGE } }]);
    expect((await recipientsOf(own.teamId, id)).map(({ status }) => status)).toEqual(emails.map(() => "unknown"));
  });

  test("an invalid address fails alone, and the others get their mails", async () => {
    const { own, from, emails, admin } = await teamWithBuyers(LARGE);
    const { id } = await campaignToAll(admin, from);
    const [bad = ""] = emails;
    const body = {
      errors: [{ message: "Does not contain a valid address.", field: "personalizations.0.to", help: null }],
    };
    await addMailFault({ path: "/v3/mail/send", contains: bad, status: 400, body, times: CALLS_WITH_ONE });
    await sendNow(admin, id);
    await untilCampaign(admin, id, "sent");
    expect((await takenOf(id)).toSorted()).toEqual(emails.slice(1));
    const failed = (await recipientsOf(own.teamId, id)).filter(({ status }) => status === "failed");
    expect(failed).toMatchObject([{ email: bad, failure_reason: expect.stringContaining("valid address") }]);
  });

  test("a refused API key pauses the campaign until somebody resumes it", async () => {
    const { from, emails, admin } = await teamWithBuyers(2);
    const { id } = await campaignToAll(admin, from);
    await fault(id, { status: 401 });
    await sendNow(admin, id);
    expect(await untilCampaign(admin, id, "paused")).toMatchObject({ pause: { reason: "refused" } });
    expect(await takenOf(id)).toEqual([]);
    await admin.client.email.resumeCampaign({ params: { id } });
    await untilCampaign(admin, id, "sent");
    expect((await takenOf(id)).toSorted()).toEqual(emails);
  });
});

test("a canceled campaign sends no more mails, and its remaining recipients are skipped", async () => {
  const { own, from, emails, admin } = await teamWithBuyers(3);
  await optOut(own, emails[0] ?? "");
  const { id } = await campaignToAll(admin, from);
  await addMailFault({ path: "/v3/mail/send", contains: id, status: 401, times: 1 });
  await sendNow(admin, id);
  await untilCampaign(admin, id, "paused");
  const skipped = async () => (await admin.client.email.getCampaignReport({ params: { id } })).skippedTotalCount;
  expect(await skipped()).toBe(1);
  await admin.client.email.cancelCampaign({ params: { id } });
  await until(async () => (await recipientsOf(own.teamId, id)).every(({ status }) => status === "skipped"));
  expect(await skipped()).toBe(3);
  expect(await takenOf(id)).toEqual([]);
  await expect(admin.client.email.resumeCampaign({ params: { id } })).rejects.toMatchObject({ status: 409 });
});

test("the frozen content is sent, whatever changes later", async () => {
  const { own, from, admin } = await teamWithBuyers(2);
  const { id } = await campaignToAll(admin, from, { subject: "처음 제목" });
  await addMailFault({ path: "/v3/mail/send", contains: id, status: 401, times: 1 });
  await sendNow(admin, id);
  await untilCampaign(admin, id, "paused");
  await own.team.collection("email-settings").doc("footer").update({ name: "바뀐 이름" });
  const { segment_ids } = await admin.client.email.getCampaign({ params: { id } });
  await admin.client.email.deleteSegment({ params: { id: segment_ids[0] ?? "" } });
  await admin.client.email.resumeCampaign({ params: { id } });
  await untilCampaign(admin, id, "sent");
  const [email = ""] = await takenOf(id);
  const [mail] = await mailsTo(email, "처음 제목");
  expect(mail?.text).toContain("두레");
  expect(mail?.text).not.toContain("바뀐 이름");
});
