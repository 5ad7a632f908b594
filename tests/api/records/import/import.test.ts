import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { eventsOf } from "../../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";
import { importLeads, LEADS, listAll, table, validate, wrongCells } from "./import-fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;
let code: string;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  member = await tenant.member("member");
  const field = await admin.client.records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: "고객 번호", type: "text", attributes: { unique: true } },
  });
  code = `lead:${field.id}`;
});

const TITLE = "lead:deal_name";

describe("the import fields", () => {
  test("have a prefix since version 20250905, and none before", async () => {
    const fields = (query: object) => member.client.records.listImportFields({ params: LEADS, query });
    const ids = (await fields({ version: "20250905" })).data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([TITLE, code, "company:name", "contact:email"]));
    const older = (await fields({})).data.map(({ id }) => id);
    expect(older).toEqual(expect.arrayContaining(["deal_name", "email"]));
    expect(older.filter((id) => id.includes(":"))).toEqual([]);
  });

  test("of deals have the stages of their deal type, and another team's type is not found", async () => {
    const { id, stages } = await firstPipeline(member.client);
    const { data } = await member.client.records.listImportFields({
      params: { entityId: "deal", recordTypeId: id },
      query: { version: "20250905" },
    });
    const stage = data.find(({ field_id }) => field_id === "stage");
    expect(stage?.required).toBe(true);
    expect(stage?.attributes?.status_stages?.[0]?.stages).toHaveLength(stages.length);
    const unknown = { entityId: "deal" as const, recordTypeId: "elsewhere" };
    await expect(member.client.records.listImportFields({ params: unknown, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("a check", () => {
  test("shows the result without creating anything", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("있는 회사"), nice_id: "n-1" } });
    const body = table(
      [TITLE, "lead:contract_amount", "lead:assignee", "company:name", "contact:name", null],
      ["상담", "1200", member.email, company.label, "김민수", "?"],
      ["둘째", "", "", "새 회사", "김민수", ""],
      ["셋째", "", "", "", "", ""],
    );
    const { header, data, counts } = await validate(member, body);
    expect(header.map(({ id, column }) => [id, column])).toEqual([
      [TITLE, 0],
      ["lead:contract_amount", 1],
      ["lead:assignee", 2],
      ["company:name", 3],
      ["contact:name", 4],
    ]);
    expect(data["lead:contract_amount"]).toEqual([
      { definition: "lead:contract_amount", value: 1200, nice_id: null, names: null, change: null, before: null },
      null,
      null,
    ]);
    expect(data["lead:assignee"]?.[0]).toMatchObject({ value: member.uid });
    expect(data["company:name"]?.[0]).toMatchObject({ value: company.label, nice_id: "n-1", names: "existing" });
    expect(data["company:name"]?.[1]).toMatchObject({ value: "새 회사", nice_id: null, names: "new" });
    expect(data["contact:name"]).toMatchObject([{ names: "new" }, { names: "new" }, null]);
    expect(counts).toMatchObject({ records: 3, new_companies: 1, found_companies: 1, new_contacts: 2 });
    expect(counts.found_contacts).toBe(0);
    expect((await listAll(member, "lead")).filter(({ label }) => label === "상담")).toEqual([]);
  });

  test("lists each wrong cell with its reason, in the caller's language", async () => {
    const body = table(
      [TITLE, "lead:contract_amount", "lead:close_date", "lead:email", "lead:phone_number", "lead:assignee"],
      ["a", "1,20", "3/4/2026", "nobody", "010-1234-전화", "nobody@example.com"],
      ["", "", "", "", "", ""],
    );
    expect(await wrongCells(member, body)).toEqual({
      "1:lead:contract_amount": "not_number",
      "1:lead:close_date": "not_date",
      "1:lead:email": "not_email",
      "1:lead:phone_number": "not_phone",
      "1:lead:assignee": "not_user",
      [`2:${TITLE}`]: "required",
    });
    await expect(validate({ client: member.korean }, body)).rejects.toMatchObject({
      status: 400,
      message: "데이터에 오류가 6개 있어요.",
      details: {
        header: expect.any(Array),
        result: {
          data: { [TITLE]: [{ row: 2, column: 0, value: "", code: "required", message: "필수 항목이에요." }] },
        },
      },
    });
  });

  test("finds duplicates of unique values within the table and among the records", async () => {
    const taken = unique("고객");
    await importLeads(member, table([TITLE, code], ["first", taken]));
    const body = table([TITLE, code], ["a", "K-1"], ["b", "k-1"], ["c", taken.toUpperCase()]);
    expect(await wrongCells(member, body)).toEqual({ [`2:${code}`]: "duplicate" });
    expect(await wrongCells(member, table([TITLE, code], ["a", taken]))).toEqual({ [`1:${code}`]: "exists" });
    await expect(importLeads(member, table([TITLE, code], ["a", taken]))).rejects.toMatchObject({ status: 400 });
  });

  test("finds references to unknown records", async () => {
    const company = await member.client.records.createCompany({ body: { name: unique("회사") } });
    const body = table([TITLE, "lead:company"], ["a", company.id], ["b", "nowhere"], ["c", "두레 상사"]);
    expect(await wrongCells(member, body)).toEqual({ "3:lead:company": "not_record" });
    body.data.pop();
    expect(await wrongCells(member, body)).toEqual({ "2:lead:company": "not_record" });
  });

  test("refuses a table that is too large or small, and an invalid mapping", async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, row) => [`lead ${row}`]);
    await expect(validate(member, table([TITLE], ...rows(1000)))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("1,001"),
    });
    expect((await validate(member, table([TITLE], ...rows(999)))).counts.records).toBe(999);
    const wide = Array.from({ length: 101 }, (_, column) => (column === 0 ? TITLE : null));
    await expect(
      validate(
        member,
        table(
          wide,
          wide.map(() => "x"),
        ),
      ),
    ).rejects.toMatchObject({ status: 400 });
    for (const body of [
      { fields: [], data: [] },
      table([TITLE]),
      table(["lead:email"], ["a@example.com"]),
      table([TITLE, TITLE], ["a", "b"]),
      table([TITLE, "lead:created_at"], ["a", "b"]),
      table([TITLE, "company:address"], ["a", "b"]),
      {
        fields: [TITLE],
        data: [
          ["a", "b"],
          ["c", "d"],
        ],
      },
      { fields: [TITLE, null], data: [["a", "b"], ["c"]] },
    ])
      await expect(validate(member, body)).rejects.toMatchObject({ status: 400, code: "BAD_REQUEST" });
  });
});

describe("an import", () => {
  test("creates leads with companies and contacts, and reuses existing ones", async () => {
    const known = await member.client.records.createCompany({ body: { name: unique("Known Inc") } });
    const person = await member.client.records.createContact({
      body: { name: { first_name: "Mina" }, email: `${randomUUID()}@example.com` },
    });
    const fresh = unique("새로운 회사");
    const title = unique("import");
    const done = await importLeads(
      member,
      table(
        [TITLE, "lead:email", "company:name", "company:address", "contact:name", "contact:email"],
        [`${title} 1`, "a@example.com", fresh, "", "김민수", "Minsu@example.com"],
        [`${title} 2`, "", ` ${fresh.toUpperCase()}`, "서울", "김 민수", "minsu@example.com"],
        [`${title} 3`, "", known.label, "무시됨", "Anyone", person.email.toUpperCase()],
        [`${title} 4`, "", "", "", "", ""],
      ),
    );
    expect(done).toMatchObject({
      entity_id: "lead",
      created_by: member.uid,
      counts: { records: 4, new_companies: 1, found_companies: 1, new_contacts: 1, found_contacts: 1 },
      task: { state: "done", total: 4, succeeded: 4, failed: 0 },
      undo: null,
    });
    const leads = (await listAll(member, "lead")).filter(({ label }) => label.startsWith(title));
    const [one, two, three, four] = leads.sort((a, b) => a.label.localeCompare(b.label));
    expect(one).toMatchObject({ email: "a@example.com", company: { label: fresh }, contact: { label: "김민수" } });
    expect(two).toMatchObject({ company: one?.company, contact: one?.contact });
    expect(three).toMatchObject({ company: { id: known.id }, contact: { id: person.id } });
    expect(four).toMatchObject({ company: null, contact: null, created_by: member.uid });
    expect((await listAll(member, "company")).filter(({ label }) => label === fresh)).toMatchObject([
      { address: "서울" },
    ]);
    expect((await listAll(member, "company")).find(({ id }) => id === known.id)?.address).toBe("");
    const contact = (await listAll(member, "contact")).find(({ label }) => label === "김민수");
    expect(contact).toMatchObject({ email: "Minsu@example.com", company: { label: fresh } });
    expect((await eventsOf(tenant.teamId, "company.created")).length).toBeGreaterThanOrEqual(2);
  });

  test("creates deals at their stages", async () => {
    const { id, stages } = await firstPipeline(member.client);
    const title = unique("deal");
    const done = await member.client.records.importRecords({
      params: { entityId: "deal", recordTypeId: id },
      query: {},
      body: table(["deal_name", "stage", "contract_amount"], [title, stages[2]?.label ?? "", "9000"]),
    });
    expect(done.task).toMatchObject({ state: "done", succeeded: 1 });
    const deal = (await listAll(member, "deal")).find(({ label }) => label === title);
    expect(deal).toMatchObject({ stage: { id: stages[2]?.id }, record_type: { id }, contract_amount: 9000 });
    expect(deal?.deal_converted_at).not.toBeNull();
  });

  test("keeps formulas and HTML as text", async () => {
    const formula = `=HYPERLINK("https://evil.example";"${unique("x")}")`;
    const html = `<img src=x onerror=alert(1)> ${unique("y")}`;
    await importLeads(member, table([TITLE], [formula], [html]));
    const labels = (await listAll(member, "lead")).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining([formula, html]));
  });

  test("runs once if it is repeated with its key", async () => {
    const title = unique("once");
    const body = table([TITLE, code], [title, unique("번호")]);
    const key = randomUUID();
    const [first, second] = await Promise.all([importLeads(member, body, key), importLeads(member, body, key)]);
    const third = await importLeads(member, body, key);
    expect(second.id).toBe(first.id);
    expect(third.id).toBe(first.id);
    expect((await listAll(member, "lead")).filter(({ label }) => label === title)).toHaveLength(1);
    await expect(importLeads(member, table([TITLE], ["another"]), key)).rejects.toMatchObject({ status: 409 });
  });

  test("of one new company by two people at once creates it once", async () => {
    const name = unique("함께");
    const rows = (who: string) => Array.from({ length: 120 }, (_, row) => [`${who} ${row}`, name]);
    const body = (who: string) => table([TITLE, "company:name"], ...rows(unique(who)));
    const done = await Promise.all([importLeads(member, body("one")), importLeads(admin, body("other"))]);
    expect(done.map(({ task }) => task)).toMatchObject([
      { state: "done", succeeded: 120, failed: 0 },
      { state: "done", succeeded: 120, failed: 0 },
    ]);
    expect((await listAll(admin, "company")).filter(({ label }) => label === name)).toHaveLength(1);
  });

  test("is remembered: who mapped what to which column", async () => {
    await importLeads(member, {
      fields: [TITLE, null],
      data: [
        ["우리끼리 제목", "비고!"],
        ["a", "b"],
      ],
    });
    const fields = (who: Member) =>
      who.client.records.listImportFields({ params: LEADS, query: { version: "20250905" } });
    expect((await fields(member)).remembered).toMatchObject({ 우리끼리제목: TITLE, 비고: null });
    expect((await fields(admin)).remembered).not.toHaveProperty("우리끼리제목");
  });

  test("is visible only to its importer and to admins", async () => {
    const done = await importLeads(member, table([TITLE], [unique("mine")]));
    const other = await tenant.member("member");
    const stranger = await (await createTenant()).member("admin");
    const get = (who: Member) => who.client.records.getImport({ params: { id: done.id } });
    expect(await get(member)).toMatchObject({ id: done.id });
    expect(await get(admin)).toMatchObject({ id: done.id });
    for (const who of [other, stranger]) {
      await expect(get(who)).rejects.toMatchObject({ status: 404 });
      await expect(who.client.records.undoImport({ params: { id: done.id } })).rejects.toMatchObject({ status: 404 });
    }
    const ids = async (who: Member) => (await who.client.records.listImports({})).data.map(({ id }) => id);
    expect(await ids(member)).toContain(done.id);
    expect(await ids(admin)).toContain(done.id);
    expect(await ids(other)).not.toContain(done.id);
  });
});

test("of a member who sees only their own records links no others, but shares companies by name", async () => {
  const team = await createTenant({ row_access: "own" });
  const [boss, rep] = [await team.member("admin"), await team.member("member")];
  const company = await boss.client.records.createCompany({ body: { name: unique("감춘 회사") } });
  const contact = await boss.client.records.createContact({
    body: { name: { first_name: "감춘" }, email: "hidden@example.com" },
  });
  expect(await wrongCells(rep, table([TITLE, "lead:company"], ["a", company.id]))).toEqual({
    "1:lead:company": "not_record",
  });
  const body = table(
    [TITLE, "company:name", "contact:name", "contact:email"],
    ["a", company.label, "나", contact.email],
  );
  expect((await importLeads(rep, body)).counts).toMatchObject({ found_companies: 1, new_contacts: 1 });
  const [lead] = await listAll(boss, "lead");
  expect(lead?.company?.id).toBe(company.id);
  expect(lead?.contact?.id).not.toBe(contact.id);
});
