import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";
import { LEADS, listAll, table } from "./import-fixture";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("member");
});

const QUERY = { version: "20250905" };
const FIELDS = ["lead:deal_name", "company:name", "contact:name", "contact:email"];

const begin = async () => (await member.client.records.beginImport({ params: LEADS })).id;
const start = (id: string, who: Member = member) =>
  who.client.records.startImport({ params: { id }, body: { file: "large.csv" } });

/** Sends a part. `first_row` is the place of its first row in the whole table. */
const send = (importId: string, part: number, first_row: number, rows: string[][], who: Member = member) => {
  const { fields, data } = table(FIELDS, ...rows);
  const params = { ...LEADS, importId, part };
  return who.client.records.addImportPart({ params, query: QUERY, body: { fields, data, first_row } });
};

test("a table sent in parts is one import, which creates people and companies once, and is undone whole", async () => {
  const [title, company, email] = [unique("조각"), unique("조각 회사"), `${randomUUID()}@example.com`];
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, row) => [`${title} ${from + row}`, company, "김미나", email]);
  const id = await begin();
  await expect(start(id)).rejects.toMatchObject({ status: 406 });
  await send(id, 1, 131, rows(131, 30));
  await expect(start(id)).rejects.toMatchObject({ status: 406 });
  // A part that is sent again replaces its earlier version, even if that one had more rows.
  await send(id, 0, 1, rows(1, 250));
  expect(await send(id, 0, 1, rows(1, 130))).toMatchObject({ counts: { records: 130, new_companies: 1 } });

  const [one, again] = [await start(id), await start(id)];
  expect(again.id).toBe(one.id);
  expect(one).toMatchObject({ id, counts: { records: 160 }, task: { total: 160 } });
  await expect(send(id, 0, 1, rows(1, 5))).rejects.toMatchObject({ status: 406 });
  const imported = () => member.client.records.getImport({ params: { id } });
  await until(async () => (await imported()).task?.state === "done");
  expect((await imported()).task).toMatchObject({ succeeded: 160, failed: 0 });
  const mine = async () => ({
    leads: (await listAll(member, "lead")).filter(({ label }) => label.startsWith(title)),
    companies: (await listAll(member, "company")).filter(({ label }) => label === company),
    contacts: (await listAll(member, "contact")).filter((one) => one.email === email),
  });
  const made = await mine();
  expect(new Set(made.leads.map(({ label }) => label)).size).toBe(160);
  expect([made.leads, made.companies, made.contacts].map(({ length }) => length)).toEqual([160, 1, 1]);

  await member.client.records.undoImport({ params: { id } });
  await until(async () => (await imported()).undo?.state === "done");
  expect((await imported()).undo).toMatchObject({ succeeded: 162, failed: 0 });
  expect(await mine()).toEqual({ leads: [], companies: [], contacts: [] });
});

test("a part's errors have its own rows, and a part belongs to its sender and its import", async () => {
  const id = await begin();
  const wrong = send(id, 0, 1, [
    [unique("a"), "", "김미나", "mina@example.com"],
    ["", "", "", ""],
  ]);
  await expect(wrong).rejects.toMatchObject({
    status: 400,
    details: { result: { data: { "lead:deal_name": [{ row: 2, code: "required" }] } } },
  });
  const admin = await tenant.member("admin");
  const row = [[unique("b"), "", "", ""]];
  await expect(send(id, 0, 1, row, admin)).rejects.toMatchObject({ status: 404 });
  await expect(start(id, admin)).rejects.toMatchObject({ status: 404 });
  await expect(send(randomUUID(), 0, 1, row)).rejects.toMatchObject({ status: 404 });
  const elsewhere = { entityId: "company" as const, recordTypeId: "company", importId: id, part: 0 };
  const body = { ...table(["company:name"], [unique("c")]), first_row: 1 };
  await expect(member.client.records.addImportPart({ params: elsewhere, query: QUERY, body })).rejects.toMatchObject({
    status: 404,
  });
});
