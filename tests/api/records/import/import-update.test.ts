import { randomUUID } from "node:crypto";
import type { ImportEntity } from "@dure/domain/records/import/import-field";
import type { ImportMatch } from "@dure/domain/records/import/import-match";
import { beforeAll, expect, test } from "vitest";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";
import { listAll, table } from "./import-fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own" });
  admin = await tenant.member("admin");
  member = await tenant.member("member");
});

const VERSION = { version: "20250905" };
type Body = ReturnType<typeof table> & { match?: Partial<ImportMatch> };

const into = (entityId: ImportEntity) => ({ params: { entityId, recordTypeId: entityId }, query: VERSION });
const check = ({ client }: Member, entity: ImportEntity, body: Body) =>
  client.records.validateImport({ ...into(entity), body });
const run = ({ client }: Member, entity: ImportEntity, body: Body) =>
  client.records.importRecords({ ...into(entity), body });

/** The codes of the refused cells, by row and field. */
async function refused(who: Member, entity: ImportEntity, body: Body): Promise<string[]> {
  const error = await check(who, entity, body).catch((caught: unknown) => caught);
  const { details } = error as { details: { result: { data: Record<string, { row: number; code: string }[]> } } };
  return Object.entries(details.result.data).flatMap(([field, cells]) =>
    cells.map(({ row, code }) => `${row}:${field}:${code}`),
  );
}

const lead = ({ client }: Member, deal_name: string, values: object = {}) =>
  client.records.createLead({ body: { deal_name, ...values } });
const leadsOf = async (who: Member, start: string) =>
  (await listAll(who, "lead"))
    .filter(({ label }) => label.startsWith(start))
    .sort((a, b) => a.label.localeCompare(b.label));

test("an import by e-mail updates existing leads and creates others, and can be undone", async () => {
  const title = unique("상담");
  const email = `${randomUUID()}@example.com`;
  const known = await lead(admin, `${title} 1`, { email, contract_amount: 5, incoming_source: "웨비나" });
  const body = {
    ...table(
      ["lead:deal_name", "lead:email", "lead:contract_amount", "lead:incoming_source", "company:name"],
      ["", email.toUpperCase(), "7", "웨비나", `${title} 회사`],
      [`${title} 2`, `new-${email}`, "9", "", ""],
    ),
    match: { mode: "upsert" as const, by: "email" as const },
  };
  const { data, actions, counts } = await check(admin, "lead", body);
  expect(actions).toEqual([
    { action: "update", id: known.id, label: `${title} 1` },
    { action: "create", id: null, label: "" },
  ]);
  expect(counts).toMatchObject({ records: 2, updated: 1, new_companies: 1 });
  expect(data["lead:contract_amount"]).toMatchObject([{ value: 7, change: "changed", before: 5 }, { change: null }]);
  expect(data["lead:incoming_source"]?.[0]).toMatchObject({ change: "same" });

  const done = await run(admin, "lead", body);
  expect(done).toMatchObject({ counts: { updated: 1 }, task: { state: "done", succeeded: 2, failed: 0 } });
  const [first, second] = await leadsOf(admin, title);
  expect(first).toMatchObject({ id: known.id, email, contract_amount: 7, company: { label: `${title} 회사` } });
  expect(second).toMatchObject({ contract_amount: 9 });

  expect((await run(admin, "lead", body)).counts).toMatchObject({ records: 2, updated: 2, new_companies: 0 });
  expect(await leadsOf(admin, title)).toEqual([first, second]);

  await admin.client.records.undoImport({ params: { id: done.id } });
  await until(async () => {
    const { undo } = await admin.client.records.getImport({ params: { id: done.id } });
    return undo?.state === "done" && undo.failed === 0;
  });
  expect(await leadsOf(admin, title)).toMatchObject([{ id: known.id, contract_amount: 5, company: null }]);
  expect((await listAll(admin, "company")).filter(({ label }) => label.startsWith(title))).toEqual([]);
});

test("two columns set the empty first and last name of a lead", async () => {
  const known = await lead(admin, unique("이름"));
  const body = {
    ...table(["lead:id", "lead:last_name", "lead:first_name"], [known.id, "김", "미나"]),
    match: { mode: "update" as const, by: "id" as const },
  };
  const { data } = await check(admin, "lead", body);
  expect(data["lead:last_name"]?.[0]).toMatchObject({ change: "changed", before: "" });
  await run(admin, "lead", body);
  expect(await leadsOf(admin, known.deal_name)).toMatchObject([{ first_name: "미나", last_name: "김" }]);
});

test("an update requires the id of a record that the member sees", async () => {
  const title = unique("업데이트");
  const [hidden, own] = [await lead(admin, title), await lead(member, title, { assignee: member.uid })];
  const byId = (...ids: string[]) => ({
    ...table(["lead:id", "lead:deal_name"], ...ids.map((id, row) => [id, `${title} ${row}`])),
    match: { mode: "update" as const, by: "id" as const },
  });
  expect(await refused(member, "lead", byId(own.id, hidden.id))).toEqual(["2:lead:id:no_match"]);
  expect((await run(member, "lead", byId(own.id))).task).toMatchObject({ succeeded: 1 });
  expect(await leadsOf(admin, `${title} 0`)).toMatchObject([{ id: own.id }]);

  const email = `${randomUUID()}@example.com`;
  for (const name of ["하나", "둘"]) await lead(admin, name, { email });
  const twice = { ...table(["lead:email"], [email]), match: { mode: "update" as const, by: "email" as const } };
  expect(await refused(admin, "lead", twice)).toEqual(["1:lead:email:several_match"]);
  const lacking = {
    ...table(["lead:deal_name", "lead:email"], ["", `x${email}`]),
    match: { mode: "upsert" as const, by: "email" as const },
  };
  expect(await refused(admin, "lead", lacking)).toEqual(["1:lead:deal_name:required"]);
});

test("companies are matched by name and contacts by phone, and created or updated", async () => {
  const name = unique("한빛상사");
  const made = await run(
    admin,
    "company",
    table(["company:name", "company:address"], [name, "서울"], [`${name} 2`, ""]),
  );
  expect(made).toMatchObject({
    entity_id: "company",
    counts: { records: 2, new_companies: 0 },
    task: { succeeded: 2 },
  });
  expect(await refused(admin, "company", table(["company:name"], [name]))).toEqual(["1:company:name:exists"]);
  const moved = {
    ...table(["company:name", "company:address"], [`(주)${name}`, "부산"]),
    match: { mode: "update" as const, by: "name" as const },
  };
  expect((await run(admin, "company", moved)).counts).toMatchObject({ updated: 1 });
  const companies = (await listAll(admin, "company")).filter(({ label }) => label.startsWith(name));
  expect(Object.fromEntries(companies.map(({ label, address }) => [label, address]))).toEqual({
    [name]: "부산",
    [`${name} 2`]: "",
  });

  const people = table(
    ["contact:name", "contact:phone", "company:name"],
    ["김미나", "010-9876-5432", name],
    ["이준", "", `${name} 3`],
  );
  expect((await run(admin, "contact", people)).counts).toMatchObject({
    records: 2,
    new_companies: 1,
    found_companies: 1,
  });
  const promoted = {
    ...table(["contact:phone", "contact:role"], ["+82 1098765432", "이사"]),
    match: { mode: "update" as const, by: "phone" as const },
  };
  expect((await run(admin, "contact", promoted)).task).toMatchObject({ succeeded: 1 });
  const contacts = await listAll(admin, "contact");
  expect(contacts.find(({ label }) => label === "김미나")).toMatchObject({ role: "이사", company: { label: name } });
});

test("a member who sees masked values learns neither the values nor whether a guess is right", async () => {
  await tenant.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  const own = await lead(member, unique("가린"), {
    assignee: member.uid,
    email: "secret@example.com",
    contract_amount: 5,
  });
  const body = (email: string) => ({
    ...table(["lead:id", "lead:email"], [own.id, email]),
    match: { mode: "update" as const, by: "id" as const },
  });
  for (const email of ["secret@example.com", "other@example.com"])
    expect((await check(member, "lead", body(email))).data["lead:email"]?.[0]).toMatchObject({
      change: "changed",
      before: null,
    });
  const guesses = {
    ...table(["lead:email", "lead:contract_amount"], ["secret@example.com", "5"]),
    match: { mode: "update" as const, by: "email" as const },
  };
  await expect(check(member, "lead", guesses)).rejects.toMatchObject({ status: 403 });
});
