import { beforeAll, describe, expect, test } from "vitest";
import { enableMarketing } from "../../../support/email/enable-marketing";
import { mailsTo } from "../../../support/email/inbox";
import { readZip } from "../../../support/records/read-zip";
import { uploadFile } from "../../../support/records/upload";
import { bucket } from "../../../support/suite/admin";
import { queueJob, untilIdle } from "../../../support/suite/queue";
import { eventsOf } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { until } from "../../../support/suite/wait";
import { createKey } from "../../../support/teams/create-key";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const TIMEOUT_MS = 90_000;

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
});

const start = (member = admin) => member.korean.records.startTeamExport({ body: {} });
const current = async () => (await admin.client.records.getTeamExport({})).data;
const untilReady = () =>
  until(async () => {
    const known = await current();
    return known?.state !== "running" && known;
  }, TIMEOUT_MS);

async function downloaded(id: string) {
  const { url } = await admin.client.records.getTeamExportLink({ params: { id }, body: {} });
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

const linesOf = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  String(files.get(name) ?? "missing")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const PLANTED = new Map<string, string>();

/** Writes files that belong to no record, one in each of the team's folders, and an internal file of the product. */
async function plantFiles(): Promise<void> {
  const { teamId } = tenant;
  const paths = [
    `attachment/${teamId}/email-images/i1`,
    `form-banner-images/${teamId}/b1/image.png`,
    `form-uploads/${teamId}/u1`,
    `shared-link-configs/${teamId}/r1/i1.png`,
    `users/pictures/${admin.uid}/profile.jpeg`,
    `read-model/${teamId}/planted`,
  ];
  for (const path of paths) PLANTED.set(`the file ${path}`, path);
  await Promise.all([...PLANTED].map(([content, path]) => bucket.file(path).save(content, { resumable: false })));
}

/** Writes a campaign with a recipient, an address with its consent, and secrets that no export may contain. */
async function plantMarketing(): Promise<string> {
  await enableMarketing(tenant);
  const { id } = await admin.client.email.createCampaign({ body: { name: "12월 소식" } });
  const { team } = tenant;
  const secrets = { secrets: "a-sealed-secret", user_id: "nobody", service: "calendar", needs_regrant: true };
  await Promise.all([
    team.collection(`campaigns/${id}/recipients`).doc("r1").set({ email: "kim@customer.example", status: "delivered" }),
    team.collection("email-addresses").doc("kim").set({ email: "kim@customer.example" }),
    team.collection("email-addresses/kim/proofs").doc("p1").set({ source: "form" }),
    team.collection("connections").doc("c1").set(secrets),
    team.collection("credentials").doc("naver-works").set({ client_id: "id", secret: "a-sealed-secret" }),
    team
      .collection("recovery-codes")
      .doc(admin.uid)
      .set({ codes: ["a-sealed-secret"] }),
    team.collection("settings").doc("slack").set({ id: "T1", name: "두레 슬랙", token: "a-sealed-secret" }),
  ]);
  return id;
}

describe("the export of a team", () => {
  test("has all of its data and files, and no secrets", async () => {
    const lead = await admin.client.records.createLead({ body: { deal_name: "=1+1", email: "kim@customer.example" } });
    await admin.client.records.createCompany({ body: { name: "두레상사" } });
    const at = { params: { entityId: "lead", id: lead.id } } as const;
    await admin.client.records.createNote({ ...at, body: { text: "첫 통화", images: [] } });
    const upload = await uploadFile(tenant.teamId, "계약서.pdf", "계약 내용");
    await admin.client.records.addFile({ params: { entityId: "lead", recordId: lead.id }, body: upload });
    const { key } = await createKey(admin, { name: "열쇠", scopes: ["records:read"] });
    const webhook = await admin.client.teams.createWebhook({
      body: { target_url: "https://hooks.example.com/dure", trigger_types: ["lead-created"], active: false },
    });
    const { secret } = await admin.client.teams.getWebhookSecret({ params: { id: webhook.id } });
    await admin.client.teams.inviteMembers({
      params: { teamId: tenant.teamId },
      body: [{ email: `new@${tenant.domain}` }],
    });
    const { data: invitations } = await admin.client.teams.listInvitations({ params: { teamId: tenant.teamId } });
    const campaignId = await plantMarketing();
    await plantFiles();
    await untilIdle(tenant.teamId);

    const { id } = await start();
    const ready = await untilReady();
    expect(ready).toMatchObject({ id, state: "ready", requested_by: admin.uid });
    const files = await downloaded(id);
    expect([...files.keys()]).toEqual(expect.arrayContaining(["manifest.json", "data/audit-log.jsonl"]));
    expect(String(files.get("records/leads.csv"))).toContain("'=1+1");
    expect(linesOf(files, "records/leads.jsonl")).toMatchObject([{ id: lead.id, email: "kim@customer.example" }]);
    expect(linesOf(files, "records/companies.jsonl")).toMatchObject([{ name: "두레상사" }]);
    expect(linesOf(files, "data/memos.jsonl")).toMatchObject([{ text: "첫 통화", record_id: lead.id }]);
    expect(linesOf(files, "data/members.jsonl")).toMatchObject([{ email: admin.email }]);
    expect(linesOf(files, "data/webhooks.jsonl")).toMatchObject([{ target_url: "https://hooks.example.com/dure" }]);
    const attached = [...files].find(([name]) => name.startsWith("files/record-attachment/"));
    expect(String(attached?.[1])).toBe("계약 내용");
    expect(linesOf(files, "data/team.jsonl")).toMatchObject([{ team_id: tenant.teamId, plan: "PRO" }]);
    expect(linesOf(files, "data/campaigns.jsonl")).toMatchObject([{ id: campaignId, name: "12월 소식" }]);
    expect(linesOf(files, "data/campaign-recipients.jsonl")).toEqual([
      { id: "r1", parent_id: campaignId, email: "kim@customer.example", status: "delivered" },
    ]);
    expect(linesOf(files, "data/email-consents.jsonl")).toMatchObject([{ id: "p1", parent_id: "kim", source: "form" }]);
    expect(linesOf(files, "data/settings.jsonl")).toContainEqual({ id: "T1", name: "두레 슬랙", token: "••••" });
    expect([...files].flatMap(([name, content]) => (PLANTED.has(String(content)) ? [name] : [])).sort()).toEqual([
      "files/attachment/email-images/i1",
      "files/form-banner-images/b1/image.png",
      "files/form-uploads/u1",
      "files/shared-link-configs/r1/i1.png",
      `files/users/pictures/${admin.uid}/profile.jpeg`,
    ]);
    expect(JSON.parse(String(files.get("manifest.json")))).toMatchObject({ rows: { leads: 1, memos: 1, members: 1 } });
    const everything = Buffer.concat([...files.values()]).toString("utf8");
    const secrets = [key, key.split("_")[3] ?? key, secret, invitations[0]?.invitation_code ?? "", "a-sealed-secret"];
    for (const one of secrets) {
      expect(one).not.toBe("");
      expect(everything).not.toContain(one);
    }
  }, 120_000);

  test("sends one mail, and logs each download", async () => {
    await untilIdle(tenant.teamId);
    const mails = (await mailsTo(admin.email)).filter(({ subject }) => subject.includes("내보내기가 끝났습니다"));
    expect(mails).toHaveLength(1);
    expect(await eventsOf(tenant.teamId, "team-export.finished")).toHaveLength(1);
    expect(await eventsOf(tenant.teamId, "team-export.downloaded")).toHaveLength(1);
  });

  test("is made once despite duplicate jobs, retried after a crash, and respects the plan's locks", async () => {
    await tenant.team.update({ plan: "FREE" });
    const { id } = await start();
    await expect(start()).rejects.toMatchObject({ status: 409 });
    const doc = tenant.team.collection("team-exports").doc("current");
    // Simulates a killed worker: it leaves a lease that nobody renews, and half a file.
    await until(async () => (await doc.get()).get("state") === "ready", TIMEOUT_MS);
    await doc.update({
      state: "running",
      bytes: null,
      finished_at: null,
      expires_at: null,
      owner: "dead",
      lease_until_ms: 1,
    });
    await bucket.file(`team-exports/${tenant.teamId}/${id}.zip`).save("half");
    await Promise.all([1, 2].map(() => queueJob({ teamId: tenant.teamId, name: "team-export", payload: { id } })));
    await untilReady();
    const files = await downloaded(id);
    expect(files.has("manifest.json")).toBe(true);
    expect(files.has("data/campaigns.jsonl")).toBe(true);
    expect([...files.keys()].filter((name) => /campaign-recipients|email-addresses|form-uploads/.test(name))).toEqual(
      [],
    );
  }, 120_000);

  test("fails after an hour of crashes, and its requester is told", async () => {
    const doc = tenant.team.collection("team-exports").doc("current");
    const asked = new Date(Date.now() - 3_700_000).toISOString();
    await doc.update({
      id: "killed",
      state: "running",
      created_at: asked,
      finished_at: null,
      expires_at: null,
      owner: "dead",
      lease_until_ms: Date.now() + TIMEOUT_MS,
    });
    const wake = () => fetch(`${suite.tickerUrl}/run/wakeTasks`, { method: "POST" });
    const told = async () =>
      (await mailsTo(admin.email)).filter(({ subject }) => subject.includes("내보내지 못했습니다")).length;
    await wake();
    expect((await doc.get()).get("state")).toBe("running");
    await doc.update({ lease_until_ms: 1 });
    await wake();
    expect((await doc.get()).get("state")).toBe("failed");
    await wake();
    await untilIdle(tenant.teamId);
    expect(await told()).toBe(1);
  });

  test("is for admins only, and expires after a week", async () => {
    const member = await tenant.member("member");
    await expect(start(member)).rejects.toMatchObject({ status: 403 });
    const known = await current();
    await tenant.team
      .collection("team-exports")
      .doc("current")
      .update({ expires_at: new Date(Date.now() - 1000).toISOString() });
    expect(await current()).toBeNull();
    const asked = admin.client.records.getTeamExportLink({ params: { id: known?.id ?? "" }, body: {} });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });
});
