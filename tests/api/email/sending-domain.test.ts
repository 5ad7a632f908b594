import type { SendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { beforeAll, describe, expect, test } from "vitest";
import type { SenderDomain } from "../../../emulators/sendgrid/domains/sender-domain";
import { publish, unpublish } from "../../support/email/dns";
import { enableMarketing } from "../../support/email/enable-marketing";
import { addMailFault, mailsTo, mailTo } from "../../support/email/inbox";
import { verifiedDomain } from "../../support/email/verified-domain";
import { firestore } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { standIn } from "../../support/suite/stand-in";
import { eventsOf } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

const newName = () => `${fresh("d-")}.example.com`;
const atSendgrid = async (domain: string): Promise<SenderDomain[]> =>
  (await standIn(suite.sendgridUrl).state<{ senders: { domains: SenderDomain[] } }>()).senders.domains.filter(
    (one) => one.domain === domain,
  );
const add = (by: Member, domain: string) => by.client.email.addSendingDomain({ body: { domain } });
const check = (by: Member) => by.client.email.checkSendingDomain({});

async function newTeam(): Promise<{ team: Tenant; admin: Member }> {
  const team = await createTenant();
  await enableMarketing(team);
  return { team, admin: await team.member("admin") };
}

describe("a sending domain", () => {
  let team: Tenant;
  let admin: Member;
  /** A domain that only this test uses, because its DMARC policy applies to all of its subdomains. */
  const above = newName();
  const domain = `mail.${above}`;
  let added: SendingDomain;
  beforeAll(async () => {
    ({ team, admin } = await newTeam());
    added = await add(admin, ` HTTPS://${domain}/ `);
  });

  test("is pending, and lists three DNS records to publish", async () => {
    expect(added).toMatchObject({ domain, verification_status: "pending", verification_error: null, checked_at: null });
    expect(added.records).toMatchObject([
      { purpose: "spf", type: "CNAME", host: expect.stringMatching(new RegExp(`^dure\\w+\\.${domain}$`)) },
      { purpose: "dkim", type: "CNAME", host: `s1._domainkey.${domain}`, is_valid: null },
      {
        purpose: "dkim",
        type: "CNAME",
        host: `s2._domainkey.${domain}`,
        value: expect.stringMatching(/sendgrid\.net$/),
      },
    ]);
    expect(await admin.client.email.getSendingDomain({})).toEqual(added);
    expect(await add(admin, domain)).toEqual(added);
    expect(await atSendgrid(domain)).toHaveLength(1);
  });

  test("reports for each record whether it was found, and which value was found instead", async () => {
    const [spf, dkim] = added.records;
    if (!spf || !dkim) throw new Error("There are no records.");
    await publish([spf, { ...dkim, value: "elsewhere.example.com" }]);
    expect(await check(admin)).toMatchObject({
      verification_status: "pending",
      verified_spf: true,
      verified_dkim: false,
      verified_dmarc: false,
      records: [
        { is_valid: true, found: null },
        { is_valid: false, found: "elsewhere.example.com" },
        { is_valid: false, found: null },
      ],
    });
  });

  test("is verified once all records exist, and shows the DMARC policy of its parent domain", async () => {
    await publish(added.records);
    await publish([{ type: "TXT", host: `_dmarc.${above}`, value: "v=DMARC1; p=quarantine" }]);
    expect(await check(admin)).toMatchObject({
      verification_status: "success",
      verified_spf: true,
      verified_dkim: true,
      verified_dmarc: true,
      verified_at: expect.any(String),
      dmarc: { host: `_dmarc.${above}`, policy: "quarantine" },
    });
    expect(await eventsOf(team.teamId, "sending-domain.verified")).toHaveLength(1);
    expect(await admin.client.email.getAllowance({})).toMatchObject({ limit: 500, used: 0 });
  });

  test("keeps its DMARC policy while name servers fail", async () => {
    await standIn(suite.dnsUrl).post("/__dns-faults", { name: `_dmarc.${domain}`, rcode: "SERVFAIL" });
    expect(await check(admin)).toMatchObject({ verified_dmarc: true, dmarc: { policy: "quarantine" } });
  });

  test("is checked daily, is lost at the second failure in a row, and the admins are told once", async () => {
    const other = await team.member("admin");
    await unpublish(added.records.slice(1));
    await fetch(`${suite.tickerUrl}/run/checkSendingDomains`, { method: "POST" });
    await until(async () => (await admin.client.email.getSendingDomain({})).verification_status === "failed", 90_000);
    await untilIdle(team.teamId);
    expect(await admin.client.email.getSendingDomain({})).toMatchObject({ verification_error: "records_lost" });
    expect(await eventsOf(team.teamId, "sending-domain.lost")).toHaveLength(1);
    for (const { email } of [admin, other]) {
      const mail = await mailTo(email, "발송 도메인의 인증이 풀렸습니다");
      expect(mail.text).toContain(domain);
      expect(mail.text).toContain("/settings/email-domain");
      expect(await mailsTo(email, "인증이 풀렸습니다")).toHaveLength(1);
    }
  });

  test("is verified again when its records are back, and continues its warm-up", async () => {
    const { verified_at } = await admin.client.email.getSendingDomain({});
    await publish(added.records);
    expect(await check(admin)).toMatchObject({ verification_status: "success", verification_error: null, verified_at });
  });

  test("can be read by members, and changed by admins of teams with e-mail marketing", async () => {
    const member = await team.member();
    expect(await member.client.email.getSendingDomain({})).toMatchObject({ domain });
    await expect(add(member, newName())).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(check(member)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(member.client.email.removeSendingDomain({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    const plain = await (await createTenant()).member("admin");
    await expect(add(plain, newName())).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
    await expect(plain.client.email.getSendingDomain({})).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
  });

  test("can't be added by another team until it is removed, and then gets different records", async () => {
    const { admin: rival } = await newTeam();
    await expect(add(rival, domain)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(add(admin, newName())).rejects.toMatchObject({ message: expect.stringContaining(domain) });
    await admin.client.email.removeSendingDomain({});
    await expect(admin.client.email.getSendingDomain({})).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(check(admin)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await add(rival, domain)).records[0]?.host).not.toBe(added.records[0]?.host);
    // The old team's records are still published.
    expect(await check(rival)).toMatchObject({ verification_status: "pending" });
    await untilIdle(team.teamId);
    expect(await atSendgrid(domain)).toHaveLength(1);
  });
});

describe("adding a domain", () => {
  let other: Member;
  beforeAll(async () => {
    other = (await newTeam()).admin;
  });

  test.each(["hanbit", "co.kr", "me@hanbit.com", "", "a..com"])("refuses '%s'", async (domain) => {
    await expect(add(other, domain)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      details: [{ path: "body.domain", message: expect.stringContaining("Invalid domain") }],
    });
  });

  test.each(["gmail.com", "naver.com"])("refuses the public domain %s", async (domain) => {
    await expect(add(other, domain)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("by two teams at once succeeds for one of them", async () => {
    const teams = await Promise.all([newTeam(), newTeam()]);
    const domain = newName();
    const tries = await Promise.allSettled(teams.map(({ admin }) => add(admin, domain)));
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await firestore.doc(`sending-domains/${domain}`).get()).exists).toBe(true);
  });

  test("succeeds once although the mail service's response is lost", async () => {
    const { team, admin } = await newTeam();
    const domain = newName();
    await addMailFault({ path: "/whitelabel/domains$", method: "POST", contains: domain, after: "effect", times: 1 });
    expect(await add(admin, domain)).toMatchObject({ domain, verification_status: "pending", records: [] });
    await until(async () => (await admin.client.email.getSendingDomain({})).records.length === 3, 90_000);
    await untilIdle(team.teamId);
    expect(await atSendgrid(domain)).toHaveLength(1);
  });

  test("fails if the mail service refuses the domain", async () => {
    const { admin } = await newTeam();
    const domain = newName();
    const refusal = { errors: [{ message: "invalid domain", field: null, help: null }] };
    await addMailFault({ path: "/whitelabel/domains$", method: "POST", contains: domain, status: 400, body: refusal });
    expect(await add(admin, domain)).toMatchObject({ verification_status: "failed", verification_error: "refused" });
  });
});

describe("a check", () => {
  test("changes nothing if the mail service doesn't respond", async () => {
    const { admin } = await newTeam();
    const { id } = await add(admin, newName());
    const [{ id: number } = { id: 0 }] = await atSendgrid((await admin.client.email.getSendingDomain({})).domain);
    await addMailFault({ path: `/domains/${number}/validate`, status: 503 });
    await expect(check(admin)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect(await admin.client.email.getSendingDomain({})).toMatchObject({ id, checked_at: null });
  });

  test("that is queued twice counts as one", async () => {
    const { team, admin } = await newTeam();
    await verifiedDomain(team.teamId, { provider_id: 1 });
    const { id, checked_at } = await admin.client.email.getSendingDomain({});
    await firestore.doc(`teams/${team.teamId}/email-settings/domain`).update({ provider_id: 999_999_999 });
    const job = { teamId: team.teamId, name: "check-sending-domain", payload: { id, since: checked_at } };
    await Promise.all([queueJob(job), queueJob(job)]);
    await until(async () => (await admin.client.email.getSendingDomain({})).verification_status === "failed", 90_000);
    await untilIdle(team.teamId);
    expect(await eventsOf(team.teamId, "sending-domain.lost")).toHaveLength(1);
  });

  test("removes a domain that was not verified for thirty days", async () => {
    const { team, admin } = await newTeam();
    const domain = newName();
    const { id } = await add(admin, domain);
    await untilIdle(team.teamId);
    const created_at = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await firestore.doc(`teams/${team.teamId}/email-settings/domain`).update({ created_at });
    const payload = { id, since: new Date().toISOString() };
    await queueJob({ teamId: team.teamId, name: "check-sending-domain", payload });
    await until(async () => !(await firestore.doc(`sending-domains/${domain}`).get()).exists, 90_000);
    await untilIdle(team.teamId);
    expect(await atSendgrid(domain)).toEqual([]);
    expect(await eventsOf(team.teamId, "sending-domain.deleted")).toHaveLength(1);
  });
});

describe("senders", () => {
  let team: Tenant;
  let admin: Member;
  beforeAll(async () => {
    ({ team, admin } = await newTeam());
  });

  test("have names and local parts, and can't be saved over an unseen version", async () => {
    const none = await admin.client.email.getSenders({});
    expect(none).toMatchObject({ default_name: "", senders: [], reply_to: null });
    const body = {
      default_name: "한빛",
      senders: [{ name: "한빛 소식", local_part: "news" }],
      reply_to: "Help@Hanbit.example",
    };
    const saved = await admin.client.email.setSenders({ query: { based_on: none.updated_at }, body });
    expect(saved).toMatchObject({ ...body, reply_to: "help@hanbit.example" });
    await expect(
      admin.client.email.setSenders({ query: { based_on: none.updated_at }, body: { default_name: "다른" } }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await eventsOf(team.teamId, "senders.changed")).toHaveLength(1);
    const member = await team.member();
    expect(await member.client.email.getSenders({})).toEqual(saved);
    await expect(member.client.email.setSenders({ body })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test.each(["a..b", ".a", "a.", "a b", "소식"])("refuse the local part '%s'", async (local_part) => {
    const { status, body } = await call(admin.idToken, "PUT", "/domains/senders", {
      senders: [{ name: "", local_part }],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ path: "body.senders.0.local_part" }] });
  });
});
