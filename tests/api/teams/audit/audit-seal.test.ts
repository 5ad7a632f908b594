import { beforeAll, expect, test } from "vitest";
import { queueJob, untilIdle } from "../../../support/suite/queue";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
});

async function seal(now = inHours(2)): Promise<void> {
  await untilIdle(tenant.teamId);
  await queueJob({ teamId: tenant.teamId, name: "seal-audit", payload: { now } });
  await untilIdle(tenant.teamId);
}

const audit = () => tenant.team.collection("audit");
const seals = async () => (await tenant.team.collection("audit-seals").get()).docs;
const check = async () => (await admin.client.teams.checkAuditSeals({ query: {} })).data;
const states = async () => new Set((await check()).map(({ state }) => state));
const leadNamed = (deal_name: string) => admin.client.records.createLead({ body: { deal_name } });

test("an hour is sealed once, after its end, even by repeated runs", async () => {
  await leadNamed("봉인할 리드");
  await seal(new Date().toISOString());
  const before = await seals();
  const entries = await audit().count().get();
  await seal();
  await Promise.all([seal(), seal()]);
  const data = await check();
  expect(before.length).toBeLessThan(data.length);
  expect(data.map(({ number }) => number)).toEqual(data.map((_, index) => data.length - index));
  expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(entries.data().count);
  expect(await states()).toEqual(new Set(["intact"]));
});

test("a changed, removed or added entry is detected, and so is a changed seal", async () => {
  const [entry] = (await audit().where("type", "==", "lead.created").get()).docs;
  const was = entry?.data() ?? {};
  for (const change of [{ ip: "203.0.113.66" }, { "actor.name": "다른 사람" }, { change: "{}" }, { at: inHours(-1) }]) {
    await entry?.ref.update(change);
    expect(await states(), JSON.stringify(change)).toContain("altered");
    await entry?.ref.set(was);
    expect(await states()).toEqual(new Set(["intact"]));
  }
  await entry?.ref.delete();
  expect(await states()).toContain("altered");
  await entry?.ref.set(was);
  await audit().doc("forged").set(was);
  expect(await states()).toContain("altered");
  await audit().doc("forged").delete();
  expect(await states()).toEqual(new Set(["intact"]));

  const [first] = await seals();
  const stored = first?.data() ?? {};
  await first?.ref.update({ count: 1000 });
  expect(await states()).toContain("altered");
  await first?.ref.set(stored);
  expect(await states()).toEqual(new Set(["intact"]));
});

test("an entry expires after 366 days, a day later than its seal needs it", async () => {
  const { docs } = await audit().get();
  const lives = docs.map((doc) => doc.get("expires_at").toMillis() - Date.parse(doc.get("at")));
  expect(new Set(lives)).toEqual(new Set([366 * 86_400_000]));
});
