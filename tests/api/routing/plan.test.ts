import { expect, test } from "vitest";
import { fetchExport } from "../../support/records/fetch-export";
import { routerBody, routerOf } from "../../support/routing/router";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { call } from "../../support/suite/call";
import { addressOf, routes } from "../../support/suite/routes";
import { until } from "../../support/suite/wait";
import { createTenant } from "../../support/teams/tenant";
import { routingSamples } from "../samples/routing";

const own = routes.filter(({ name, access }) => name.startsWith("routing.") && access !== "public");

test("without the plan all of the team's endpoints are refused", async () => {
  const tenant = await createTenant({ plan: "FREE" });
  const admin = await tenant.member("admin");
  const router = { id: "abcdefghij", body: routerBody() } as Awaited<ReturnType<typeof routerOf>>;
  const samples = routingSamples({ router });
  for (const route of own) {
    const sample: { params?: Record<string, string>; body?: unknown } = samples[route.name as keyof typeof samples];
    const answer = await call(admin.idToken, route.method, addressOf(route, sample.params), sample.body);
    expect(answer, route.name).toMatchObject({ status: 403, body: { code: "PLAN_REQUIRED" } });
  }
});

test("a single team can get routers by a flag", async () => {
  const tenant = await createTenant({ plan: "FREE" });
  await tenant.team.collection("settings").doc("remote-config").set({ enable_form_router: "" });
  await expect(routerOf(await tenant.member())).resolves.toMatchObject({ router: { status: "inactive" } });
});

test("routers are unavailable after the plan ends, and unchanged when it is back", async () => {
  const tenant = await createTenant({ plan: "PRO" });
  const owner = await tenant.member();
  const { id, router } = await routerOf(owner);
  const get = () => owner.client.routing.getRouter({ params: { id }, query: {} });
  await tenant.team.update({ plan: "FREE" });
  await expect(get()).rejects.toMatchObject({ status: 403, code: "PLAN_REQUIRED" });
  await tenant.team.update({ plan: "PRO" });
  expect(await get()).toEqual(router);
});

test("without the plan a router's leads are hidden, and shown again with it", async () => {
  const tenant = await createTenant({ plan: "PRO" });
  const admin = await tenant.member("admin");
  const { id } = await activeRouter(tenant, admin);
  const sent = await submit(id, { name: "오비밀", email: "ohsecret@visitor.example", phone: "82-1055556789" });
  const { record_id } = await until(async () => {
    const row = await rowOf(tenant, id, sent.id);
    return row?.recorded && row;
  }, 60_000);
  const own = await admin.client.records.createLead({ body: { deal_name: "직접 만든 리드" } });

  const lists = async () => {
    const params = { entityId: "lead" } as const;
    const { records } = admin.client;
    const list = await records.filterRecords({ params, query: {}, body: { filters: null } });
    const [detail, found, byMail, exported, submissions] = await Promise.all([
      records.getRecord({ params: { ...params, recordId: record_id ?? "" } }),
      records.quickSearch({ params, query: { search: "오비밀" } }),
      records.filterRecords({ params, query: {}, body: { filters: null, search: "ohsecret" } }),
      fetchExport(admin.idToken, "lead", "csv").then((answer) => answer.text()),
      admin.client.forms.listFormSubmissions({ params: { id: record_id ?? "" }, query: {} }),
    ]);
    return { list, detail, found, byMail, exported, submissions };
  };
  const SECRETS = /오비밀|ohsecret|55556789/;
  expect(JSON.stringify(Object.values(await lists()))).toMatch(SECRETS);
  await tenant.team.update({ plan: "FREE" });
  const blurred = await lists();
  expect(JSON.stringify(blurred)).not.toMatch(SECRETS);
  expect(blurred.list.data.map(({ label }) => label).sort()).toEqual(["•••", own.label].sort());
  expect([blurred.found.data, blurred.byMail.data]).toEqual([[], []]);
  expect(blurred.detail).toMatchObject({ record: { email: "•••", blurred: true } });
  await tenant.team.update({ plan: "PRO" });
  expect((await lists()).found.data).toHaveLength(1);
}, 120_000);
