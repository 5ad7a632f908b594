import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { clientOfOldSignIn } from "../../support/identity/client-of-old-sign-in";
import { call } from "../../support/suite/call";
import { connect } from "../../support/suite/client";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { eventsOf, stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createKey } from "../../support/teams/create-key";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
});

const keyDoc = (id: string) => tenant.team.collection("api-keys").doc(id);
const at = (id: string) => ({ params: { id } });
const readLeads = (key: string) => connect(() => key).records.filterRecords(LEADS);
const LEADS = { params: { entityId: "lead" as const }, query: {}, body: {} };
const refused = (english: RegExp) =>
  expect.objectContaining({ status: 401, code: "UNAUTHORIZED", message: expect.stringMatching(english) });

describe("an API key", () => {
  test("is shown once, and stored only as a hash", async () => {
    const made = await admin.client.teams.createApiKey({ body: { name: "n8n 연동", scopes: ["records:read"] } });
    expect(made).toMatchObject({ name: "n8n 연동", role: "MEMBER", expires_at: null, created_by: admin.uid });
    expect(made.key).toMatch(/^dure_live_[a-z0-9]{12}_[A-Za-z0-9]{32}_[a-z0-9]{7}$/);
    const masked = `dure_live_${made.id}_••••`;
    expect(await admin.client.teams.getApiKey(at(made.id))).toMatchObject({ id: made.id, key: masked });
    const { data } = await admin.client.teams.listApiKeys({});
    expect(data.find(({ id }) => id === made.id)).toMatchObject({ key: masked });
    const [, , , secret = ""] = made.key.split("_");
    const everything = ["api-keys", "audit", "events", "answers", "changes"].map((name) => stored(tenant.teamId, name));
    expect(JSON.stringify(await Promise.all(everything))).not.toContain(secret);
  });

  test("is returned again for a repeated request", async () => {
    const context = { idempotencyKey: randomUUID() };
    const body = { name: "재시도", scopes: ["records:read" as const] };
    const first = await admin.client.teams.createApiKey({ body }, { context });
    expect(await admin.client.teams.createApiKey({ body }, { context })).toEqual(first);
    const rotate = { params: { id: first.id }, body: { overlap_hours: 1 } };
    const again = { context: { idempotencyKey: randomUUID() } };
    const rotated = await admin.client.teams.rotateApiKey(rotate, again);
    expect(await admin.client.teams.rotateApiKey(rotate, again)).toEqual(rotated);
    expect(await readLeads(rotated.key)).toMatchObject({ data: [] });
  });

  test("is limited to fifty per team, even under concurrency", async () => {
    const full = await createTenant();
    const owner = await full.member("admin");
    const { id } = await createKey(owner, { scopes: ["records:read"] });
    const keys = full.team.collection("api-keys");
    const first = (await keys.doc(id).get()).data();
    for (let count = 1; count < 48; count++) await keys.doc(`copy-${count}`).set({ ...first, id: `copy-${count}` });
    const made = await Promise.allSettled(
      Array.from({ length: 6 }, () => createKey(owner, { scopes: ["records:read"] })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const refusal = expect.objectContaining({ code: "CONFLICT", message: expect.stringContaining("50") });
    expect(made.filter(({ status }) => status === "rejected")).toEqual(
      Array(4).fill({ status: "rejected", reason: refusal }),
    );
    expect((await keys.get()).size).toBe(50);
  });

  test("can only be created and rotated after a recent sign-in", async () => {
    const { id } = await createKey(admin, { scopes: ["records:read"] });
    const { teams } = await clientOfOldSignIn(tenant.teamId, admin.uid);
    const tooOld = expect.objectContaining({ status: 403, code: "LOGIN_TOO_OLD" });
    await expect(teams.createApiKey({ body: { name: "오래된 로그인", scopes: ["records:read"] } })).rejects.toEqual(
      tooOld,
    );
    await expect(teams.rotateApiKey({ ...at(id), body: { overlap_hours: 0 } })).rejects.toEqual(tooOld);
  });

  test("can be created, read, renamed, rotated and revoked only by admins, and not by a key", async () => {
    const { id, client } = await createKey(admin, { scopes: ["teams:write"], role: "ADMIN" });
    const member = await tenant.member("member");
    for (const { teams } of [member.client, client]) {
      const asked = [
        teams.listApiKeys({}),
        teams.createApiKey({ body: { name: "more", scopes: ["records:write"] } }),
        teams.getApiKey(at(id)),
        teams.renameApiKey({ ...at(id), body: { name: "mine" } }),
        teams.rotateApiKey({ ...at(id), body: {} }),
        teams.revokeApiKey(at(id)),
      ];
      for (const one of await Promise.allSettled(asked)) expect(one).toMatchObject({ reason: { status: 403 } });
    }
  });

  test("writes an audit entry for each change of it, and for what it does", async () => {
    const { id, client, actorId } = await createKey(admin, { name: "Zapier", scopes: ["records:write"] });
    await admin.client.teams.renameApiKey({ ...at(id), body: { name: "Zapier 리드" } });
    await admin.client.teams.rotateApiKey({ ...at(id), body: { overlap_hours: 24 } });
    const lead = await client.records.createLead({ body: { deal_name: "키가 만든 리드" } });
    expect(lead).toMatchObject({ created_by: actorId, assignee: null });
    await admin.client.teams.revokeApiKey(at(id));
    await untilIdle(tenant.teamId);
    for (const type of ["api-key.created", "api-key.changed", "api-key.rotated", "api-key.revoked"]) {
      const entries = (await stored(tenant.teamId, "audit")).filter(
        (one) => one.type === type && one.subject_id === id,
      );
      expect(entries, type).toMatchObject([{ actor: { id: admin.uid, role: "admin" } }]);
    }
    const [created] = (await stored(tenant.teamId, "audit")).filter(({ subject_id }) => subject_id === lead.id);
    expect(created).toMatchObject({
      actor: { id: actorId, name: "API key Zapier 리드", role: "member", type: "api_key" },
    });
    await eventsOf(tenant.teamId, "api-key.created");
  });
});

describe("a call with a key is refused", () => {
  test("that has a typo, is unknown, or is another kind of token", async () => {
    const { key } = await createKey(admin, { scopes: ["records:read"] });
    const typo = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    await expect(readLeads(typo)).rejects.toEqual(refused(/not a valid API key/));
    await expect(readLeads("dure_live_x")).rejects.toEqual(refused(/not a valid API key/));
    await expect(readLeads(`${key}x`)).rejects.toEqual(refused(/not a valid API key/));
  });

  test("that has expired", async () => {
    const { id, key } = await createKey(admin, { scopes: ["records:read"], expires_at: inDays(30) });
    await expect(readLeads(key)).resolves.toBeDefined();
    await keyDoc(id).update({ expires_at: new Date(Date.now() - 1).toISOString() });
    await expect(readLeads(key)).rejects.toEqual(refused(/expired/));
  });

  test("that is revoked", async () => {
    const { id, key } = await createKey(admin, { scopes: ["records:read"] });
    await admin.client.teams.revokeApiKey(at(id));
    await expect(readLeads(key)).rejects.toEqual(refused(/revoked/));
    await expect(admin.client.teams.getApiKey(at(id))).rejects.toMatchObject({ status: 404 });
    expect((await admin.client.teams.listApiKeys({})).data.map((one) => one.id)).not.toContain(id);
  });

  test("that was replaced, once its overlap has ended", async () => {
    const { id, key } = await createKey(admin, { scopes: ["records:read"] });
    const rotated = await admin.client.teams.rotateApiKey({ ...at(id), body: { overlap_hours: 2 } });
    expect(Date.parse(rotated.previous_valid_until ?? "") - Date.now()).toBeGreaterThan(1.9 * 3_600_000);
    await Promise.all([readLeads(key), readLeads(rotated.key)]);
    await keyDoc(id).update({ "previous.valid_until": new Date(Date.now() - 1).toISOString() });
    await expect(readLeads(key)).rejects.toEqual(refused(/replaced/));
    await expect(readLeads(rotated.key)).resolves.toBeDefined();
    const atOnce = await admin.client.teams.rotateApiKey({ ...at(id), body: { overlap_hours: 0 } });
    await expect(readLeads(rotated.key)).rejects.toEqual(refused(/not a valid API key/));
    await expect(readLeads(atOnce.key)).resolves.toBeDefined();
  });

  test("from an IP address outside the IP list, and of a disabled team", async () => {
    const closed = await createTenant();
    const boss = await closed.member("admin");
    await closed.team.update({ allowed_ips: ["203.0.113.0/24"] });
    const from = (address: string) => ({ context: { headers: { "x-forwarded-for": address } } });
    const body = { name: "n8n", scopes: ["records:read" as const] };
    const { key } = await boss.client.teams.createApiKey({ body }, from("203.0.113.7"));
    const { records } = connect(() => key);
    await expect(records.filterRecords(LEADS, from("203.0.113.7"))).resolves.toBeDefined();
    await expect(records.filterRecords(LEADS, from("198.51.100.1"))).rejects.toMatchObject({ code: "IP_FORBIDDEN" });
    await closed.team.update({ state: "disabled" });
    await expect(records.filterRecords(LEADS, from("203.0.113.7"))).rejects.toMatchObject({ code: "TEAM_DISABLED" });
  });

  test("beyond the rate limit, with the time to retry", async () => {
    const { id, key } = await createKey(admin, { scopes: ["records:read"] });
    await keyDoc(id).update({ calls_per_minute: 2 });
    const ask = () => call(key, "GET", "/sales-entity/lead/fields");
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get("ratelimit-limit")).toBe("2");
    expect(first.headers.get("ratelimit-remaining")).toBe("1");
    expect(third).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(third.headers.get("ratelimit-remaining")).toBe("0");
    expect(third.headers.get("retry-after")).toBe(third.headers.get("ratelimit-reset"));
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a key acts as the team", () => {
  test("with its role: it sees its own records where members do, and all as an admin", async () => {
    const own = await createTenant({ row_access: "own" });
    const boss = await own.member("admin");
    const theirs = await boss.client.records.createLead({ body: { deal_name: "남의 리드" } });
    const member = await createKey(boss, { scopes: ["records:write"] });
    const all = await createKey(boss, { scopes: ["records:write"], role: "ADMIN" });
    const mine = await member.client.records.createLead({ body: { deal_name: "키의 리드" } });
    expect((await member.client.records.filterRecords(LEADS)).data.map(({ id }) => id)).toEqual([mine.id]);
    const params = { entityId: "lead" as const, recordId: theirs.id };
    await expect(member.client.records.readRecord({ params, query: {} })).rejects.toMatchObject({ status: 404 });
    expect((await all.client.records.filterRecords(LEADS)).total).toBe(2);
  });

  test("with masked values, if the team masks them for members", async () => {
    const team = await createTenant();
    const boss = await team.member("admin");
    await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
    await boss.client.records.createLead({ body: { deal_name: "리드", email: "someone@buyer.example" } });
    const [member, all] = await Promise.all([
      createKey(boss, { scopes: ["records:read"] }),
      createKey(boss, { scopes: ["records:read"], role: "ADMIN" }),
    ]);
    expect(JSON.stringify(await member.client.records.filterRecords(LEADS))).not.toContain("someone@buyer.example");
    expect(JSON.stringify(await all.client.records.filterRecords(LEADS))).toContain("someone@buyer.example");
  });

  test("in background work that it started, until it is revoked", async () => {
    const { client } = await createKey(admin, { scopes: ["records:write"] });
    const lead = await client.records.createLead({ body: { deal_name: "일괄 수정" } });
    const property = { standard_fields: { incoming_source: "키" } };
    const task = await client.records.startBulkTask({
      params: { entityId: "lead" },
      body: { action: "update", property, target: { ids: [lead.id] } },
    });
    await until(async () => (await client.records.getTask({ params: { id: task.id } })).finished_at !== null);
    const params = { entityId: "lead" as const, recordId: lead.id };
    expect(await client.records.readRecord({ params, query: {} })).toMatchObject({ incoming_source: "키" });
  });

  test("after its creator has left the team", async () => {
    const leaving = await tenant.member("admin");
    const { key } = await createKey(leaving, { scopes: ["records:read"] });
    const params = { teamId: tenant.teamId, userId: leaving.uid };
    await admin.client.teams.setActivation({ params, body: { active: false } });
    await expect(readLeads(key)).resolves.toBeDefined();
  });

  test("of its own team only", async () => {
    const other = await (await createTenant()).member("admin");
    const lead = await admin.client.records.createLead({ body: { deal_name: "비밀리드" } });
    const { client } = await createKey(other, { scopes: ["records:write"], role: "ADMIN" });
    const params = { entityId: "lead" as const, recordId: lead.id };
    await expect(client.records.readRecord({ params, query: {} })).rejects.toMatchObject({ status: 404 });
    expect((await client.records.filterRecords(LEADS)).total).toBe(0);
  });
});

test("the last use of a key is recorded, at most once a minute", async () => {
  const { id, key } = await createKey(admin, { scopes: ["records:read"] });
  const lastUse = async () => (await admin.client.teams.getApiKey(at(id))).last_used_at;
  expect(await lastUse()).toBeNull();
  await readLeads(key);
  const first = await lastUse();
  expect(first).not.toBeNull();
  await readLeads(key);
  expect(await lastUse()).toBe(first);
  await keyDoc(id).update({ last_used_at: new Date(Date.now() - 60_000).toISOString() });
  await readLeads(key);
  expect(Date.parse((await lastUse()) ?? "")).toBeGreaterThanOrEqual(Date.parse(first ?? ""));
});

test("admins get one mail a week before a key expires, and none for a rotated key", async () => {
  const team = await createTenant();
  const boss = await team.member("admin");
  const { id } = await createKey(boss, { name: "월간 연동", scopes: ["records:read"], expires_at: inDays(60) });
  await team.team
    .collection("api-keys")
    .doc(id)
    .update({ expires_at: inDays(6) });
  const { expires_at } = await boss.client.teams.getApiKey(at(id));
  const warning = { teamId: team.teamId, name: "warn-api-key", payload: { id, expires_at } };
  for (const _ of ["once", "told twice"]) await queueJob(warning);
  const mail = await mailTo(boss.email, "월간 연동");
  expect(mail.text).toContain("/settings/api-keys?teamSlug=");
  await boss.client.teams.rotateApiKey({ params: { id }, body: {} });
  await queueJob({ ...warning, payload: { id, expires_at: inDays(5) } });
  await until(async () => (await stored(team.teamId, "mails")).length > 0);
  expect(await mailsTo(boss.email, "월간 연동")).toHaveLength(1);
});
