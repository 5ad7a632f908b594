import { beforeAll, expect, test } from "vitest";
import { bookEvent, bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { call } from "../../support/suite/call";
import { untilIdle } from "../../support/suite/queue";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let other: Member;

type Setting = Parameters<Member["client"]["reports"]["simulateGeneral"]>[0]["body"]["setting"];
const simulate = (who: Member, setting: Setting) => who.client.reports.simulateGeneral({ body: { setting } });

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own" });
  [admin, other] = await Promise.all([tenant.member("admin"), tenant.member()]);
  await connectGoogle(admin);
});

test("meetings are counted by state, and link to their records", async () => {
  const page = await bookingPage(admin);
  const [first] = [await bookEvent(page, { name: "박예약" }), await bookEvent(page, { name: "최예약" })];
  await admin.client.scheduling.cancelEvent({ params: { id: first.id }, body: { reason: "일정" } });
  await untilIdle(tenant.teamId);
  const byState: Setting = { entity_type: "meeting", chart_type: "column", group_by: [{ identifier: "state" }] };
  const found = await simulate(admin, byState);
  expect(found.groups.map(({ key, label }) => [key, label])).toEqual([
    ["scheduled", "Scheduled"],
    ["cancelled", "Canceled"],
  ]);
  expect(found.chart.map(({ value }) => value)).toEqual([1, 1]);
  const minutes = { field_id: "minutes", aggregation: "sum" } as const;
  expect((await simulate(admin, { entity_type: "meeting", metric: minutes })).total).toBeGreaterThan(0);
  expect(await simulate(other, byState)).toMatchObject({ state: "empty", records: 0, groups: [] });
  const cancelled = {
    operator: "AND" as const,
    conditions: [{ identifier: "state", condition: "is" as const, value: "cancelled" }],
  };
  const behind = (who: Member) =>
    who.client.reports.listGeneralRecords({
      query: {},
      body: { setting: { entity_type: "meeting", filter: cancelled } },
    });
  expect((await behind(admin)).total).toBe(1);
  expect((await behind(other)).total).toBe(0);
  const stranger = await (await createTenant()).member("admin");
  expect(await simulate(stranger, byState)).toMatchObject({ state: "empty" });
});

test("an activity's report can use only the fields of its source", async () => {
  const on = (identifier: string) => ({
    operator: "AND" as const,
    conditions: [{ identifier, condition: "isNotEmpty" as const }],
  });
  for (const identifier of ["email", "mail_opened", "entity_type", "journey_pages", "company:name", "__proto__"])
    expect(await simulate(admin, { entity_type: "meeting", filter: on(identifier) })).toMatchObject({
      state: "error",
      error: { kind: "field" },
    });
  const metric = { field_id: "f_owner", aggregation: "distinct" } as const;
  expect(await simulate(admin, { entity_type: "visit", metric })).toMatchObject({ state: "error" });
  const sent = await call(admin.idToken, "POST", "/reports/general/simulate/", { setting: { entity_type: "answers" } });
  expect(sent.status).toBe(400);
});
