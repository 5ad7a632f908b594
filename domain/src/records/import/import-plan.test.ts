import { expect, test } from "vitest";
import type { ReadRow } from "./check-rows";
import { PIPELINE, SETS } from "./import-fixture";
import { planImport } from "./import-plan";
import { importedCompany, importedContact, importedRow } from "./imported-record";

const NOW = "2026-10-01T00:00:00.000Z";
const making = (id: string) => ({ id, editor: { id: "me" }, now: NOW });
const rows = (...parts: Partial<Omit<ReadRow, "row">>[]): ReadRow[] =>
  parts.map((part, index) => ({ row: index + 1, lead: {}, company: {}, contact: {}, ...part }));

test("rows of the same company create it once, with the values of all rows", () => {
  const plan = planImport(
    rows(
      { company: { name: "Dure Inc" } },
      { company: { name: "dure co., ltd.", address: "서울" } },
      { company: { name: "DURE INC", address: "부산", url: "dure.kr" } },
      { company: { name: "Other" } },
      {},
    ),
  );
  expect([...plan.companies.values()]).toEqual([
    { key: "dure", row: 1, name: "Dure Inc", values: { address: "서울", url: "dure.kr" } },
    { key: "other", row: 4, name: "Other", values: {} },
  ]);
  expect(plan.rows.map(({ company }) => company)).toEqual(["dure", "dure", "dure", "other", null]);
});

test("people are identified by e-mail, else by phone number and name, else by name and company", () => {
  const phone = { dial_code: "+82", value: "01011112222" };
  const person = (first_name: string, values: object = {}) => ({ first_name, last_name: "김", ...values });
  const keys = planImport(
    rows(
      { contact: person("민수", { email: "A@b.kr" }) },
      { contact: person("Minsu", { email: "a@B.kr", phone }) },
      { contact: person("민수", { phone }) },
      { contact: person("민수", { phone: { ...phone, value: "1011112222" } }) },
      { contact: person("영희", { phone }) },
      { contact: person("민수"), company: { name: "두레" } },
      { contact: person("민수"), company: { name: "다른 회사" } },
      { contact: person("민수") },
    ),
  ).rows.map(({ contact }) => contact);
  expect(new Set(keys).size).toBe(6);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).toBe(keys[3]);
});

test("a person of two rows keeps the first company that a row names", () => {
  const plan = planImport(
    rows(
      { contact: { first_name: "민수", email: "a@b.kr" } },
      { contact: { first_name: "민수", email: "a@b.kr" }, company: { name: "두레" } },
    ),
  );
  expect([...plan.contacts.values()]).toMatchObject([{ row: 1, company: "두레" }]);
});

test("a row becomes a deal at its stage, with the team's defaults", () => {
  const [select] = SETS.lead.custom.filter(({ label }) => label === "select");
  const [partner] = SETS.lead.custom.filter(({ label }) => label === "partner");
  const values = {
    deal_name: "상담",
    stage: "default-proposal",
    name: { first_name: "민수", last_name: "김" },
    contact: { id: "p0" },
    [partner?.id ?? ""]: { id: "c9" },
  };
  const row = { row: 1, values, company: "두레", contact: null };
  const refers = { company_id: "c1", contact_id: null };
  expect(importedRow(row, refers, PIPELINE, SETS.lead, making("i-r0001"))).toMatchObject({
    id: "i-r0001",
    kind: "lead",
    record_type_id: PIPELINE.id,
    stage_id: "default-proposal",
    deal_name: "상담",
    first_name: "민수",
    last_name: "김",
    company_id: "c1",
    contact_id: "p0",
    deal_converted_at: NOW,
    created_by: "me",
    custom: { [select?.id ?? ""]: "o2", [partner?.id ?? ""]: { id: "c9", entity_type: "company" } },
  });
});

test("companies and contacts take their row's values", () => {
  const company = { key: "두레", row: 1, name: "두레", values: { url: "dure.kr" } };
  expect(importedCompany(company, SETS.company, making("c"))).toMatchObject({
    kind: "company",
    name: "두레",
    url: "dure.kr",
  });
  const contact = { key: "?", row: 1, first_name: "민수", last_name: "김", company: "두레", values: { role: "팀장" } };
  expect(importedContact(contact, "c", SETS.contact, making("p"))).toMatchObject({
    kind: "contact",
    first_name: "민수",
    company_id: "c",
    role: "팀장",
  });
});
