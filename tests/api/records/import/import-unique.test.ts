import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { indexCompanies } from "../../../../functions/src/records/incoming/index-companies-store";
import { call } from "../../../support/suite/call";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { firstPipeline, unique } from "../fixture";
import { importLeads, listAll, table, wrongCells } from "./import-fixture";

const TITLE = "lead:deal_name";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant({ row_access: "own" });
  [admin, member] = [await tenant.member("admin"), await tenant.member("member")];
});

type Type = "text" | "email" | "url" | "number" | "phone-number";
const KEPT_PHONE = { dial_code: "+82", value: "010-1234-5678" };

/** The value of another member's deal, the imported cell, and the value that the cell means. */
test.each<[string, Type, unknown, string, unknown]>([
  ["the same text", "text", "K-1", "K-1", "K-1"],
  ["another case", "text", "K-1", "k-1", "k-1"],
  ["more spaces", "text", "두레 상사", "두레  상사", "두레  상사"],
  ["decomposed Korean", "text", "두레", "두레".normalize("NFD"), "두레".normalize("NFD")],
  ["another text", "text", "K-1", "K1", "K1"],
  ["an address in another case", "email", "Mina@b.kr", "mina@B.kr", "mina@B.kr"],
  ["a site in another case", "url", "https://dure.example/A", "https://DURE.example/a", "https://DURE.example/a"],
  ["a site without its scheme", "url", "https://dure.example", "dure.example", "dure.example"],
  ["a number written otherwise", "number", 7, "007", 7],
  ["another number", "number", 7, "70", 70],
  ["a phone without its dial code", "phone-number", KEPT_PHONE, "01012345678", KEPT_PHONE],
  ["a phone of another country", "phone-number", KEPT_PHONE, "+1 01012345678", { ...KEPT_PHONE, dial_code: "+1" }],
  ["a phone that begins with its dial code", "phone-number", KEPT_PHONE, "+82 10-1234-5678", KEPT_PHONE],
])("an import's check and the records agree on whether %s is taken", async (_, type, kept, cell, value) => {
  const field = await admin.client.records.createField({
    params: { entityId: "lead" },
    query: {},
    body: { label: unique("고유"), type, attributes: { unique: true } },
  });
  const { id, stageId } = await firstPipeline(admin.client);
  await admin.client.records.createDeal({
    params: { recordTypeId: id },
    body: { deal_name: unique("거래"), stage_id: stageId(0), custom_field: { [field.id]: kept } },
  });
  const body = table([TITLE, `lead:${field.id}`], [unique("리드"), cell]);
  const wrong = await wrongCells(member, body);
  const create = { deal_name: unique("리드"), custom_field: { [field.id]: value } };
  const { status } = await call(member.idToken, "POST", "/sales-entity/lead", create);
  expect(wrong).toEqual(status === 409 ? { [`1:lead:${field.id}`]: "exists" } : {});
  // A value that passed the check and is still free is imported.
  const second = table([TITLE, `lead:${field.id}`], [unique("리드"), cell]);
  await expect(importLeads(member, second)).rejects.toMatchObject({ status: 400 });
});

const EMAIL = `${randomUUID()}@example.com`;

/** Two rows that mean the same person. */
const PEOPLE = {
  "an e-mail address": [
    { "contact:name": "김민수", "contact:email": EMAIL },
    { "contact:name": "김 민수", "contact:email": EMAIL.toUpperCase() },
  ],
  "a name and a phone number": [
    { "contact:name": "Kim Minsu", "contact:phone": "+82 1012345678" },
    { "contact:name": "kim  minsu", "contact:phone": "01012345678" },
  ],
  "a name and a company": [
    { "contact:name": "Kim Minsu", "company:name": "Dure Trading" },
    { "contact:name": "kim  minsu", "company:name": "dure  trading" },
  ],
} as const;

const tableOf = (rows: readonly Record<string, string>[]) => {
  const columns = Object.keys(rows[0] ?? {});
  return table(
    [TITLE, ...columns],
    ...rows.map((row) => [unique("리드"), ...columns.map((column) => row[column] ?? "")]),
  );
};

test.each(Object.entries(PEOPLE))(
  "a contact known by %s is created once: within a table, by a later one, and by concurrent ones",
  async (_, rows) => {
    const team = await createTenant();
    const members = [await team.member("member"), await team.member("member"), await team.member("member")] as const;
    const [one, other, third] = members;
    const done = await Promise.all([one, other].map((who) => importLeads(who, tableOf(rows))));
    done.push(await importLeads(third, tableOf(rows)));
    for (const { task } of done) expect(task).toMatchObject({ state: "done", succeeded: 2, failed: 0 });
    const contacts = await listAll(one, "contact");
    expect(contacts).toHaveLength(1);
    const leads = await listAll(one, "lead");
    expect(leads.map(({ contact }) => contact?.id)).toEqual(Array(6).fill(contacts[0]?.id));
  },
);

test("concurrent imports don't share a contact that one of the members may not see", async () => {
  const team = await createTenant({ row_access: "own" });
  const [one, other] = [await team.member("member"), await team.member("member")];
  const row = { "contact:name": "이서연", "contact:email": `${randomUUID()}@example.com` };
  await Promise.all([one, other].map((who) => importLeads(who, tableOf([row]))));
  for (const who of [one, other]) {
    const [contacts, [lead]] = [await listAll(who, "contact"), await listAll(who, "lead")];
    expect(contacts).toHaveLength(1);
    expect(lead?.contact?.id).toBe(contacts[0]?.id);
  }
});

test("names that differ only in the corporate form are one company, even for older companies", async () => {
  const name = unique("상호");
  const forms = [`(주)${name}`, `㈜ ${name}`, `${name} 주식회사`, `${name} Co., Ltd.`, name.toUpperCase()];
  const made = () =>
    listAll(admin, "company").then((all) => all.flatMap(({ label }) => (label.includes(name) ? [label] : [])));
  await importLeads(admin, table([TITLE, "company:name"], ...forms.map((form) => [unique("행"), form])));
  expect(await made()).toEqual([`(주)${name}`]);
  await importLeads(admin, table([TITLE, "company:name"], [unique("행"), `주식회사 ${name}`]));
  expect(await made()).toEqual([`(주)${name}`]);

  const old = await tenant.team.collection("uniques").where("kind", "==", "company-alias").get();
  await Promise.all(old.docs.map(({ ref }) => ref.delete()));
  expect(await indexCompanies(tenant.teamId)).toBeGreaterThan(0);
  await importLeads(admin, table([TITLE, "company:name"], [unique("행"), name]));
  expect(await made()).toEqual([`(주)${name}`]);
});
