import { newAddress } from "@dure/domain/email/address/address";
import { beforeAll, expect, test } from "vitest";
import { addressDoc, addressState, proofsOf } from "../../../support/email/address";
import { enableMarketing } from "../../../support/email/enable-marketing";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { verifiedDomain } from "../../../support/email/verified-domain";
import { queueJob, untilIdle } from "../../../support/suite/queue";
import { suite } from "../../../support/suite/suite";
import { createTenant, fresh, type Member, type Tenant } from "../../../support/teams/tenant";

const FOOTER = { name: "두레상사", address: "서울시 중구 세종대로 1", phone: "02-000-0000" };
const AGREED = "2023-05-02T03:00:00.000Z";
let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant();
  await enableMarketing(tenant);
  admin = await tenant.member("admin");
  await admin.client.email.setEmailFooter({ body: FOOTER });
});

const newEmail = () => `${fresh("r")}@acme.example`;
const stateOf = (email: string) => addressState(tenant, email);
async function agreed(values: object = {}, { team }: Pick<Tenant, "team"> = tenant): Promise<string> {
  const email = newEmail();
  const state = { ...newAddress(email, AGREED), confirmed_at: AGREED, is_suppressed: false, ...values };
  await addressDoc({ team }, email).set(state);
  return email;
}
async function run(now = new Date().toISOString(), { teamId }: Pick<Tenant, "teamId"> = tenant) {
  await queueJob({ teamId, name: "reconfirm-consents", payload: { now } });
  await untilIdle(teamId);
}

test("people who agreed two years ago get one notice: who sends, since when, and how to withdraw", async () => {
  const email = await agreed();
  const { due } = await admin.client.email.getReconfirmation({});
  expect(due).toBe(1);
  const schedule = await fetch(`${suite.tickerUrl}/run/reconfirmedConsents`, { method: "POST" });
  expect(schedule.status).toBe(200);
  await Promise.all([run(), run()]);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("[두레상사] 광고성 정보 수신 동의 안내");
  for (const part of [...Object.values(FOOTER), "2023년 5월 2일", "/unsubscribe/"]) expect(mail?.text).toContain(part);
  const { confirmed_at = "" } = (await stateOf(email)) ?? {};
  expect(Date.parse(confirmed_at ?? "")).toBeGreaterThan(Date.parse(AGREED));
  expect(await proofsOf(tenant, email)).toEqual([expect.objectContaining({ source: { type: "reconfirmation" } })]);
  expect(await admin.client.email.getReconfirmation({})).toMatchObject({ due: 0, next_at: expect.any(String) });
});

test("a notice sent before a crash is recorded, and not sent again", async () => {
  const email = await agreed();
  await run();
  await mailTo(email);
  await addressDoc(tenant, email).update({ confirmed_at: AGREED });
  for (const { ref } of (await addressDoc(tenant, email).collection("proofs").get()).docs) await ref.delete();
  await run();
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await stateOf(email))?.confirmed_at).not.toBe(AGREED);
});

test("people who opted out, are suppressed, or agreed since get no notice", async () => {
  const suppressed = { suppressed: { reason: "complaint", at: AGREED }, is_suppressed: true };
  const now = new Date().toISOString();
  const emails = await Promise.all([
    agreed({ marketing: "unsubscribed" }),
    agreed({ marketing: "auto-delete" }),
    agreed(suppressed),
    agreed({ confirmed_at: now }),
    agreed({ confirmed_at: null }),
  ]);
  await run();
  expect((await Promise.all(emails.map((email) => mailsTo(email)))).flat()).toEqual([]);
});

test("a consent of today is confirmed in two years, from the team's own domain", async () => {
  const email = newEmail();
  const lead = await admin.client.records.createLead({ body: { deal_name: fresh("lead"), email } });
  const params = { entityId: "lead" as const, recordId: lead.id };
  await admin.client.email.setEmailAddress({ params, body: { subscribe_status: "unsubscribed" } });
  await admin.client.email.setEmailAddress({ params, body: { subscribe_status: "subscribed", reason: "전화로 동의" } });
  const domain = await verifiedDomain(tenant.teamId);
  await admin.client.email.setSenders({ body: { senders: [{ name: "두레", local_part: "news" }] } });
  const inTwoYears = new Date(Date.now() + 2 * 366 * 86_400_000).toISOString();
  await run();
  expect(await mailsTo(email)).toEqual([]);
  await run(inTwoYears);
  expect(await mailTo(email)).toMatchObject({ from: { email: `news@${domain}` } });
});

test("a team that has switched the legal rules off sends no notice", async () => {
  const other = await createTenant();
  await enableMarketing(other);
  const boss = await other.member("admin");
  await boss.client.email.setEmailFooter({ body: FOOTER });
  await boss.client.email.setEmailLaw({ body: { is_on: false } });
  const email = await agreed({}, other);
  await run(undefined, other);
  expect(await mailsTo(email)).toEqual([]);
});
