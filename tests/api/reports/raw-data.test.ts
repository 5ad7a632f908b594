import { beforeAll, expect, test } from "vitest";
import { call } from "../../support/suite/call";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline } from "../records/fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;
let stages: string[];

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own" });
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
  const { id, stageId } = await firstPipeline(admin.client);
  stages = [stageId(0), stageId(4)];
  for (const [place, deal_name] of ["하나", "둘", "셋", "넷"].entries())
    await (place < 1 ? member : admin).client.records.createDeal({
      params: { recordTypeId: id },
      body: {
        deal_name,
        contract_amount: place,
        email: "jihun@customer.example",
        stage_id: stageId(place < 3 ? 0 : 4),
      },
    });
});

const filter = (identifier: string, condition: "is" | "gt" | "anyIn", value: string | number | string[]) => ({
  operator: "AND" as const,
  conditions: [{ identifier, condition, value }],
});
const names = ({ data }: { data: { deal_name: string }[] }) => data.map(({ deal_name }) => deal_name);

test("a general report's records are listed in pages, with the chosen columns", async () => {
  const body = {
    setting: { filter: filter("contract_amount", "gt", 0) },
    column_order: ["contract_amount", "gone", "company:name", "deal_name"],
    sorting: { identifier: "contract_amount", direction: "DESC" as const },
  };
  const first = await admin.client.reports.listGeneralRecords({ query: { page_count: 2 }, body });
  expect(names(first)).toEqual(["넷", "셋"]);
  expect(first).toMatchObject({ total: 3, is_last: false, referred: [] });
  expect(first.columns.map(({ identifier }) => identifier)).toEqual(["contract_amount", "company:name", "deal_name"]);
  const next = { page_count: 2, cursor: first.cursor ?? "" };
  const last = await admin.client.reports.listGeneralRecords({ query: next, body });
  expect(names(last)).toEqual(["둘"]);
  expect(last.is_last).toBe(true);
  const usual = await admin.client.reports.listGeneralRecords({ query: {}, body: { setting: {} } });
  expect(usual.columns).toHaveLength(6);
  expect(usual.total).toBe(4);
});

test("a conversion's records are those of the total, or the converted ones", async () => {
  const setting = {
    nested_filter: { filter: filter("stage", "anyIn", stages), nested: filter("stage", "is", stages[1] ?? "") },
  };
  const list = (part: "total" | "converted") =>
    admin.client.reports.listConversionRecords({ query: {}, body: { setting, part } });
  expect(names(await list("total")).toSorted()).toEqual(["넷", "둘", "셋", "하나"].toSorted());
  expect(names(await list("converted"))).toEqual(["넷"]);
  const moves = { mode: "cohort" as const, stages: { record_type_id: "any" } };
  await expect(
    admin.client.reports.listConversionRecords({ query: {}, body: { setting: moves } }),
  ).rejects.toMatchObject({ status: 406, details: { kind: "record-type" } });
});

test("members get their own records, masked if their team masks, and another team gets none", async () => {
  await tenant.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  const body = { setting: {} };
  const shown = () => member.client.reports.listGeneralRecords({ query: {}, body });
  await until(async () => (await shown()).data[0]?.email === "j***@customer.example");
  expect(await shown()).toMatchObject({ total: 1, data: [{ deal_name: "하나" }] });
  const stranger = await (await createTenant()).member("admin");
  expect(await stranger.client.reports.listGeneralRecords({ query: {}, body })).toMatchObject({ total: 0, data: [] });
});

const exported = (who: Member, body: object, query = "format=csv") =>
  call(who.idToken, "POST", `/reports/general/records/export?${query}`, body);

test("admins can export them with the chosen columns, and members can't", async () => {
  const body = {
    setting: { filter: filter("contract_amount", "gt", 1) },
    column_order: ["deal_name", "contract_amount"],
    sorting: { identifier: "contract_amount", direction: "ASC" },
  };
  const { status, body: file } = await exported(admin, body);
  expect(status).toBe(200);
  const [header, ...rows] = String(file.text).trim().split(/\r?\n/);
  expect(header).toMatch(/Name,Amount,Record ID$/);
  expect(rows.map((row) => row.split(",").slice(0, 2))).toEqual([
    ["셋", "2"],
    ["넷", "3"],
  ]);
  expect((await exported(admin, body, "format=excel")).headers.get("content-disposition")).toContain("deal.xlsx");
  expect((await exported(member, body)).status).toBe(403);
});

test.each([
  ["a filter by a field that is gone", { setting: { filter: filter("cf_gone000000000000", "is", "a") } }],
  ["an order by a field that is gone", { setting: {}, sorting: { identifier: "gone", direction: "ASC" } }],
  ["too many columns", { setting: {}, column_order: Array.from({ length: 101 }, (_, place) => `c${place}`) }],
])("%s is refused", async (_, body) => {
  expect((await call(admin.idToken, "POST", "/reports/general/records", body)).status).toBe(400);
  expect((await exported(admin, body)).status).toBe(400);
});
