import { expect, test } from "vitest";
import { activeRouter, submit } from "../../support/routing/submission";
import { call } from "../../support/suite/call";
import { createTenant, type Member } from "../../support/teams/tenant";

type Setting = Parameters<Member["client"]["reports"]["simulateRouter"]>[0]["body"]["setting"];
const simulate = (who: Member, setting: Setting) => who.client.reports.simulateRouter({ body: { setting } });

async function teamWithRouter() {
  const tenant = await createTenant({ plan: "PRO" });
  const member = await tenant.member("admin");
  return { tenant, member, router: await activeRouter(tenant, member) };
}

test("shows the outcomes of a router's submissions in the period", async () => {
  const { member, router } = await teamWithRouter();
  const form_id = router.id;
  expect(await simulate(member, { form_id })).toMatchObject({ state: "empty", chart: [] });
  for (const visitor_id of ["a", "b"])
    await call("", "POST", `/public/active/entries/${router.id}/views`, { visitor_id });
  await submit(router.id, { name: "김지훈", email: "jihun@customer.example" }, { visitor_id: "a" });
  const found = await simulate(member, { form_id });
  expect(found.state).toBe("ok");
  expect(found.chart.slice(0, 2)).toEqual([
    { group1: "viewed", value: 2 },
    { group1: "submitted", value: 1 },
  ]);
  expect(found.groups[0]).toMatchObject({ key: "viewed", label: "Form views" });
  expect(await simulate(member, { form_id, date_option: "LAST_YEAR" })).toMatchObject({ state: "empty" });
  const exact = { form_id, date_option: "EXACT_DATE", date_range: { start: "2020-01-01", end: "2020-01-02" } } as const;
  expect(await simulate(member, exact)).toMatchObject({ state: "empty" });
});

test("is an error for a deleted form, and for another team's", async () => {
  const { member } = await teamWithRouter();
  const { router } = await teamWithRouter();
  for (const form_id of ["gone", router.id])
    expect(await simulate(member, { form_id })).toMatchObject({ state: "error", error: { kind: "form" }, chart: [] });
});

test("is locked for a team without routers, unless the flag enables them", async () => {
  const tenant = await createTenant({ plan: "FREE" });
  const member = await tenant.member("member");
  expect(await simulate(member, { form_id: "any" })).toMatchObject({ state: "locked", chart: [] });
  await tenant.team.collection("settings").doc("remote-config").set({ enable_form_router: true });
  expect(await simulate(member, { form_id: "any" })).toMatchObject({ state: "error" });
});

test.each([
  ["no form", {}],
  ["exact dates without days", { form_id: "a", date_option: "EXACT_DATE" }],
  [
    "days that run backwards",
    { form_id: "a", date_option: "EXACT_DATE", date_range: { start: "2026-02-01", end: "2026-01-01" } },
  ],
  ["an id that is none", { form_id: "__a__" }],
])("%s is refused", async (_, setting) => {
  const member = await (await createTenant({ plan: "PRO" })).member("member");
  const sent = await call(member.idToken, "POST", "/reports/form-lead-router/simulate/", { setting });
  expect(sent.status).toBe(400);
});
