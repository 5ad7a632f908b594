import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { fetchExport } from "../../support/records/fetch-export";
import { eventsOf } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { firstPipeline, unique } from "./fixture";
import { importLeads, table } from "./import/import-fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;
let company: { id: string; label: string };
let selectId: string;

const FORMULA = '=1+"두, 레"';

beforeAll(async () => {
  tenant = await createTenant();
  [admin, member] = [await tenant.member("admin"), await tenant.member("member")];
  const { records } = admin.client;
  const field = await records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "지역", type: "select", attributes: { options: [{ label: "서울" }, { label: "부산" }] } },
  });
  selectId = field.id;
  const seoul = field.attributes?.options?.[0]?.value;
  company = await records.createCompany({ body: { name: unique("두레상사") } });
  await records.createLead({
    body: {
      deal_name: FORMULA,
      company: { id: company.id },
      phone_number: { dial_code: "+82", value: "10-1234-5678" },
      contract_amount: 1_500_000,
      close_date: "2026-12-31",
      assignee: member.uid,
      custom_field: { [selectId]: seoul },
    },
  });
  await records.createLead({ body: { deal_name: "작은 리드", contract_amount: -5 } });
});

const rowsOf = async (response: Response): Promise<string[][]> => {
  const text = await response.text();
  return text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
};

/** Rows by their headers. */
const named = ([header = [], ...rows]: unknown[][]) =>
  rows.map((row) => Object.fromEntries(header.map((label, column) => [String(label), row[column]])));

describe("a CSV export", () => {
  test("has the requested columns and records, in their order", async () => {
    const { data } = await admin.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body: {} });
    const small = data.find(({ deal_name }) => deal_name === "작은 리드");
    const body = { columns: ["contract_amount", "deal_name", "company:name"], ids: [small?.id ?? ""] };
    const rows = await rowsOf(await fetchExport(admin.idToken, "lead", "csv", { locale: "ko", body }));
    expect(rows).toEqual([
      ["금액", "이름", "레코드 ID"],
      ["-5", "작은 리드", small?.id],
    ]);
  });

  test("is readable in Excel: byte order mark, quotes, labels, no formulas", async () => {
    const response = await fetchExport(admin.idToken, "lead", "csv", { locale: "ko" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="lead.csv"');
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Number(response.headers.get("x-estimated-length"))).toBe(bytes.length);
    const rows = named(await rowsOf(response));
    expect(rows.find((row) => row.금액 === "1500000")).toMatchObject({
      이름: `'${FORMULA}`,
      회사: company.label,
      전화번호: "+82 1012345678",
      종료일: "2026-12-31",
      담당자: member.display_name,
      지역: "서울",
    });
    expect(rows.find(({ 이름 }) => 이름 === "작은 리드")).toMatchObject({ 금액: "-5", 회사: "", 지역: "" });
  });

  test("has the matching rows, in their order", async () => {
    const body = {
      filters: { operator: "AND", conditions: [{ identifier: "contract_amount", condition: "isNotEmpty" }] },
      sorting: { identifier: "contract_amount", direction: "ASC" },
      search: "",
    };
    const rows = named(await rowsOf(await fetchExport(admin.idToken, "lead", "csv", { body })));
    expect(rows.map(({ Amount }) => Amount)).toEqual(["-5", "1500000"]);
  });
});

test("a workbook has typed numbers, days and times, and formulas as text", async () => {
  const response = await fetchExport(admin.idToken, "lead", "excel", { locale: "ko" });
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="lead.xlsx"');
  const workbook = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const rows = named(workbook.sheets[0]?.rows ?? []);
  const row = rows.find(({ 금액 }) => 금액 === 1_500_000);
  expect(row).toMatchObject({ 이름: FORMULA, 회사: company.label, 지역: "서울" });
  expect(row?.종료일).toEqual(new Date("2026-12-31"));
  expect(row?.생성일).toBeInstanceOf(Date);
});

test("every entity can be exported, and deals with their stage", async () => {
  const { id, stages } = await firstPipeline(admin.client);
  const deal = await admin.client.records.createDeal({
    params: { recordTypeId: id },
    body: { deal_name: unique("deal"), stage_id: stages[0]?.id ?? "" },
  });
  const [row] = named(await rowsOf(await fetchExport(admin.idToken, "deal", "csv")));
  expect(row).toMatchObject({ Name: deal.label, Stage: stages[0]?.label, "Record ID": deal.id });
  for (const entity of ["company", "contact", "lead-deal-combined"])
    expect((await fetchExport(admin.idToken, entity, "csv")).status).toBe(200);
});

test("an export can be imported again", async () => {
  const rows = named(await rowsOf(await fetchExport(admin.idToken, "lead", "csv")));
  const small = rows.find(({ Name }) => Name === "작은 리드");
  const fields = ["lead:deal_name", "lead:contract_amount", `lead:${selectId}`];
  const cells = [small?.Name, small?.Amount, "부산"].map(String);
  expect((await importLeads(admin, table(fields, cells))).task).toMatchObject({ succeeded: 1 });
});

test("only admins export, which is logged", async () => {
  expect((await fetchExport(member.idToken, "lead", "csv")).status).toBe(403);
  const stranger = await (await createTenant()).member("admin");
  expect(await (await fetchExport(stranger.idToken, "lead", "csv")).text()).not.toContain("작은 리드");
  const before = (await eventsOf(tenant.teamId, "records.exported")).length;
  const body = { filters: { operator: "AND", conditions: [{ identifier: "email", condition: "isEmpty" }] } };
  await (await fetchExport(admin.idToken, "lead", "excel", { body })).arrayBuffer();
  const events = await eventsOf(tenant.teamId, "records.exported");
  expect(events).toHaveLength(before + 1);
  expect(events.map(({ after }) => after)).toContainEqual(
    expect.objectContaining({ entity_id: "lead", format: "excel", filters: body.filters, rows: expect.any(Number) }),
  );
});

test("an invalid filter is refused before the download starts", async () => {
  const body = { filters: { operator: "AND", conditions: [{ identifier: "nothing", condition: "is", value: "x" }] } };
  const response = await fetchExport(admin.idToken, "lead", "excel", { body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "BAD_REQUEST" });
});

test("a team that has switched exports off can't export", async () => {
  const closed = await createTenant();
  const boss = await closed.member("admin");
  await closed.team.collection("settings").doc("remote-config").set({ hide_record_download_button: true });
  const response = await fetchExport(boss.idToken, "lead", "csv");
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: "FORBIDDEN",
    message: "Exports are switched off for this team.",
  });
});
