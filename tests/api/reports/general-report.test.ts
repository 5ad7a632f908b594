import { daysOfOption } from "@dure/domain/records/filter/date-option";
import { beforeAll, describe, expect, test } from "vitest";
import { awayFromMidnight } from "../../support/suite/away-from-midnight";
import { call } from "../../support/suite/call";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline } from "../records/fixture";

awayFromMidnight("Asia/Seoul");

let tenant: Tenant;
let admin: Member;
let member: Member;
let stranger: Member;

type Body = Parameters<Member["client"]["reports"]["simulateGeneral"]>[0]["body"];
type Setting = Body["setting"];

const simulate = (who: Member, setting: Setting, more: Partial<Body> = {}) =>
  who.client.reports.simulateGeneral({ body: { setting, ...more } });
const send = (who: Member, body: unknown, query = "") =>
  call(who.idToken, "POST", `/reports/general/simulate/${query}`, body);
const [today, lastMonth] = [daysOf("TODAY"), daysOf("LAST_MONTH")];

function daysOf(option: "TODAY" | "LAST_MONTH"): string {
  return daysOfOption(option, new Date().toISOString(), "Asia/Seoul")?.start ?? "";
}

const DEALS = [
  { deal_name: "하나", contract_amount: 100, close_date: "2026-01-31", incoming_source: "Naver" },
  { deal_name: "둘", contract_amount: 300, close_date: "2026-02-01", incoming_source: "naver" },
  { deal_name: "셋", contract_amount: -50, close_date: "2026-04-15", incoming_source: "Kakao" },
  { deal_name: "넷", contract_amount: 1000, close_date: null, incoming_source: "" },
];

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own" });
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member", { display_name: "이하늘" })]);
  stranger = await (await createTenant()).member("admin");
  const { id, stageId } = await firstPipeline(admin.client);
  for (const [place, deal] of DEALS.entries())
    await (place < 2 ? member : admin).client.records.createDeal({
      params: { recordTypeId: id },
      body: { ...deal, stage_id: stageId(place % 2) },
    });
});

const sum = { field_id: "contract_amount", aggregation: "sum" } as const;
const by = (identifier: string, value: "monthly" | "daily" | null = null) => [{ identifier, value }];
const shape = ({ chart }: { chart: { value: number | null; group1?: string | null | undefined }[] }) =>
  chart.map(({ group1, value }) => [group1, value]);

describe("a general report", () => {
  test("groups by the days of the member's time zone", async () => {
    const daysIn = async (timezone: string) => {
      const traveller = await tenant.member("admin", { timezone });
      return shape(await simulate(traveller, { chart_type: "line", group_by: by("created_at", "daily") }));
    };
    // These clocks are 25 hours apart.
    const [samoa, kiribati] = [await daysIn("Pacific/Pago_Pago"), await daysIn("Pacific/Kiritimati")];
    expect(samoa.map(([, count]) => count)).toEqual([4]);
    expect(kiribati.map(([, count]) => count)).toEqual([4]);
    expect(String(samoa[0]?.[0]) < String(kiribati[0]?.[0])).toBe(true);
  });

  test("counts by default, sums amounts with their currency, and has a total of its own", async () => {
    expect(await simulate(admin, {})).toMatchObject({ state: "ok", chart: [{ value: 4 }], total: 4, currency: null });
    expect(await simulate(admin, { metric: sum })).toMatchObject({ total: 1350, currency: "KRW", records: 4 });
    const average = { field_id: "contract_amount", aggregation: "average" } as const;
    const found = await simulate(admin, { metric: average, chart_type: "column", group_by: by("incoming_source") });
    expect(found.total).toBe(337.5);
    expect(shape(found)).toEqual([
      ["naver", 200],
      ["kakao", -50],
      [null, 1000],
    ]);
    expect(found.groups.map(({ label }) => label.toLowerCase())).toEqual(["naver", "kakao", "(blank)"]);
  });

  test("fills in missing dates, has the range of each, and can accumulate", async () => {
    const setting = { metric: sum, chart_type: "line", group_by: by("close_date", "monthly") } as const;
    const found = await simulate(admin, setting);
    expect(shape(found)).toEqual([
      ["2026-01", 100],
      ["2026-02", 300],
      ["2026-03", 0],
      ["2026-04", -50],
      [null, 1000],
    ]);
    expect(found.groups[0]).toMatchObject({ from: "2026-01-01", to: "2026-02-01", blank: false, running: false });
    expect(
      shape(await simulate(admin, { ...setting, cumulative: true }))
        .slice(0, 4)
        .map(([, value]) => value),
    ).toEqual([100, 400, 400, 350]);
  });

  test("has two levels, with stages in order and people by name", async () => {
    const group_by = [...by("stage"), ...by("created_by")];
    const found = await simulate(admin, { chart_type: "column", group_by });
    const { stages } = await firstPipeline(admin.client);
    expect(found.groups.map(({ label }) => label)).toEqual(stages.slice(0, 2).map(({ label }) => label));
    expect(found.series.map(({ label }) => label).toSorted()).toEqual(["김관리", "이하늘"]);
    expect(found.chart).toHaveLength(4);
  });

  test("compares a period with the same part of the previous one", async () => {
    const { id, stageId } = await firstPipeline(admin.client);
    const filter = {
      operator: "AND",
      conditions: [{ identifier: "deal_name", condition: "startsWith", value: "비교" }],
    };
    for (const [contract_amount, close_date] of [
      [7, today],
      [3, lastMonth],
    ] as const)
      await admin.client.records.createDeal({
        params: { recordTypeId: id },
        body: { deal_name: "비교", contract_amount, close_date, stage_id: stageId(0) },
      });
    const found = await simulate(admin, {
      ...{ metric: sum, filter: filter as Setting["filter"] },
      compare: { identifier: "close_date", period: { date_option: "THIS_MONTH" } },
    });
    expect(found).toMatchObject({ total: 7, compared: { total: 3, previous: { start: lastMonth } } });
  });

  test("is filtered by its dashboard", async () => {
    const found = await simulate(admin, {}, { dashboard_filter: { owner_ids: [member.uid] } });
    expect(found.state).toBe("empty");
    const made = { period: { date_option: "TODAY" as const } };
    expect((await simulate(admin, {}, { dashboard_filter: made })).records).toBeGreaterThanOrEqual(4);
  });
});

describe("the states of a report", () => {
  const nothing = {
    operator: "AND",
    conditions: [{ identifier: "deal_name", condition: "is", value: "없음" }],
  } as const;

  test("include empty, negative and too many", async () => {
    const filter = { ...nothing, conditions: [...nothing.conditions] };
    expect(await simulate(admin, { filter })).toMatchObject({ state: "empty", chart: [], records: 0 });
    const pie = { metric: sum, chart_type: "pie", group_by: by("incoming_source") } as const;
    expect(await simulate(admin, pie)).toMatchObject({ state: "negative-number", chart: [] });
    const names = Array.from({ length: 61 }, (_, place) => `많은 ${place}`);
    for (const name of names) await admin.client.records.createCompany({ body: { name } });
    const many = { entity_type: "company", chart_type: "bar", group_by: by("name") } as const;
    expect(await simulate(admin, many)).toMatchObject({ state: "too-many", chart: [], groups: [], total: 61 });
  });

  test("name a deleted field and option", async () => {
    const made = await admin.client.records.createField({
      params: { entityId: "lead" },
      query: {},
      body: { type: "select", label: "등급", attributes: { options: [{ label: "상" }, { label: "중" }] } },
    });
    const { id, version, attributes } = made;
    const setting = { chart_type: "column" as const, group_by: by(id) };
    expect(await simulate(admin, setting)).toMatchObject({ state: "ok", groups: [{ key: null, blank: true }] });
    const filter = {
      operator: "AND" as const,
      conditions: [
        { identifier: id, condition: "anyIn" as const, value: attributes.options?.map(({ value }) => value) ?? [] },
      ],
    };
    expect(await simulate(admin, { filter })).toMatchObject({ state: "empty" });
    const changed = await call(admin.idToken, "PUT", `/sales-entity/lead/fields/${id}`, {
      transaction: { change: { from: version, to: version + 1 } },
      field: { attributes: { options: attributes.options?.slice(0, 1) } },
    });
    expect(changed.status).toBe(200);
    expect(await simulate(admin, { filter })).toMatchObject({ state: "error", error: { kind: "option", name: "중" } });
    await admin.client.records.toggleField({ params: { entityId: "lead", fieldId: id }, query: { active: false } });
    const gone = { state: "error", error: { kind: "field", name: "등급" }, chart: [] };
    expect(await simulate(admin, setting)).toMatchObject(gone);
    expect(await simulate(admin, { filter })).toMatchObject(gone);
    expect(await simulate(admin, { ...setting, group_by: by("cf_nowhere000000000") })).toMatchObject({
      error: { kind: "field", name: null },
    });
  });
});

test("members see only their own records, and another team sees none", async () => {
  const setting = { metric: sum, chart_type: "column", group_by: by("incoming_source") } as const;
  const own = await simulate(member, setting);
  expect(own).toMatchObject({ total: 400, records: 2 });
  expect(own.groups).toHaveLength(1);
  expect(await simulate(member, { metric: { field_id: "contract_amount", aggregation: "max" } })).toMatchObject({
    total: 300,
  });
  expect(await simulate(stranger, setting)).toMatchObject({ state: "empty", records: 0, total: 0, groups: [] });
});

test("masked values aren't grouped, counted or compared for members", async () => {
  const team = await createTenant();
  const [boss, one] = [await team.member("admin"), await team.member("member")];
  await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  await boss.client.records.createLead({ body: { deal_name: "가린 리드", email: "jihun@customer.example" } });
  const distinct = { entity_type: "lead", metric: { field_id: "email", aggregation: "distinct" } } as const;
  expect(await simulate(one, distinct)).toMatchObject({ state: "error", error: { kind: "masked", name: "Email" } });
  expect(await simulate(boss, distinct)).toMatchObject({ state: "ok", total: 1 });
});

test("a refresh is possible once a minute per member and report, and a repeated request doesn't count", async () => {
  const body = { setting: {} };
  const key = { "idempotency-key": crypto.randomUUID() };
  const path = "/reports/general/simulate?force_refresh=true";
  expect((await call(admin.idToken, "POST", path, body, key)).status).toBe(200);
  expect((await call(admin.idToken, "POST", path, body, key)).status).toBe(200);
  const refused = await send(admin, body, "?force_refresh=true");
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("once per minute") } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(member, body, "?force_refresh=true")).status).toBe(200);
  expect((await send(admin, { setting: { metric: sum } }, "?force_refresh=true")).status).toBe(200);
  expect((await send(admin, body)).status).toBe(200);
});

test.each([
  ["no setting", {}],
  ["a chart without a group", { setting: { chart_type: "column" } }],
  ["a number with a group", { setting: { group_by: [{ identifier: "stage" }] } }],
  ["three groups", { setting: { chart_type: "bar", group_by: [1, 2, 3].map(() => ({ identifier: "stage" })) } }],
  ["a sum of nothing", { setting: { metric: { aggregation: "sum" } } }],
  ["an unknown aggregation", { setting: { metric: { aggregation: "mode", field_id: "contract_amount" } } }],
  ["ill-formed text", { setting: { chart_type: "bar", group_by: [{ identifier: "\ud800" }] } }],
])("%s is refused", async (_, body) => expect((await send(admin, body)).status).toBe(400));

test.each([
  ["a sum of texts", { metric: { aggregation: "sum", field_id: "deal_name" } }],
  ["a group of amounts", { chart_type: "bar", group_by: [{ identifier: "contract_amount" }] }],
  ["a hostile field", { chart_type: "bar", group_by: [{ identifier: "x'; DROP TABLE lead; --" }] }],
  ["a field called like one of an object", { chart_type: "bar", group_by: [{ identifier: "__proto__" }] }],
])("%s makes the chart an error", async (_, setting) =>
  expect(await send(admin, { setting })).toMatchObject({ status: 200, body: { state: "error" } }),
);
