import fc from "fast-check";
import { expect, test } from "vitest";
import { newRecord } from "../record/new-record";
import type { CrmRecord } from "../record/record";
import { draftItems, toExistingIds } from "./draft-items";
import { importedIds, importedRange, originOf } from "./import";
import { NOW, SETS } from "./import-fixture";
import { draftRow, partitionRows } from "./import-item";
import { planImport } from "./import-plan";
import { rowGroups } from "./row-groups";

const IMPORT = "0f0e0d0c-0b0a-4908-8706-050403020100";
const MAKING = {
  importId: IMPORT,
  entityId: "lead" as const,
  pipeline: null,
  sets: SETS,
  editor: { id: "me" },
  now: NOW,
};
const NONE = { companies: new Map<string, CrmRecord>(), contacts: new Map<string, CrmRecord>() };
const ids = importedIds(IMPORT);
const there = (kind: "company" | "contact", id: string) =>
  newRecord({ kind, name: id, first_name: id }, { id, editor: { id: "me" }, now: NOW });

const company = (name: string) => ({ name });
const contact = (first_name: string) => ({ first_name, last_name: "", email: `${first_name}@example.com` });

const rowOf = fc.record({
  company: fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }),
  contact: fc.option(fc.constantFrom("x", "y", "z"), { nil: undefined }),
});
const rowsOf = fc.array(rowOf, { minLength: 1, maxLength: 30 }).map((rows) =>
  rows.map((row, index) => ({
    row: index + 1,
    lead: { deal_name: `${index}` },
    company: row.company ? company(row.company) : {},
    contact: row.contact ? contact(row.contact) : {},
  })),
);

test("the ids of an import are UUIDs in its range, and contain the row", () => {
  expect(ids.lead(7)).toBe("0f0e0d0c-0b0a-4908-8706-100000000007");
  expect(originOf(ids.company(999))).toEqual({ part: "company", row: 999 });
  const { first, last } = importedRange(IMPORT);
  for (const id of [ids.lead(1), ids.company(1), ids.contact(1000)]) expect(first < id && id < last).toBe(true);
});

test("every record is created once, and refers only to new or existing records", () => {
  fc.assert(
    fc.property(rowsOf, fc.subarray(["a", "b", "c"]), fc.subarray(["x", "y", "z"]), (rows, companies, contacts) => {
      const plan = planImport(rows);
      const found = {
        companies: new Map(
          companies.filter((key) => plan.companies.has(key)).map((key) => [key, there("company", key)]),
        ),
        contacts: new Map(
          contacts
            .map((name) => `email:${name}@example.com`)
            .filter((key) => plan.contacts.has(key))
            .map((key) => [key, there("contact", key.slice(6, 7))]),
        ),
      };
      const items = draftItems(plan, found, MAKING);
      const known = toExistingIds(plan, found, ids);
      const { records } = partitionRows(
        items.map((item) => draftRow(item, known)),
        new Set(),
      );
      const made = new Set(records.map(({ id }) => id));
      const all = new Set([...made, ...[...found.companies.values(), ...found.contacts.values()].map(({ id }) => id)]);
      expect(records.filter(({ kind }) => kind === "lead")).toHaveLength(rows.length);
      expect(records.filter(({ kind }) => kind === "company")).toHaveLength(
        new Set(records.flatMap(({ company_id }) => company_id ?? [])).size - countFound(records, found.companies),
      );
      for (const { company_id, contact_id } of records)
        for (const id of [company_id, contact_id]) if (id) expect(all.has(id)).toBe(true);
    }),
  );
});

const countFound = (records: readonly CrmRecord[], found: ReadonlyMap<string, CrmRecord>) => {
  const referred = new Set(records.map(({ company_id }) => company_id));
  return [...found.values()].filter(({ id }) => referred.has(id)).length;
};

test("a refused record fails only the rows that need it", () => {
  const plan = planImport(
    ["a", "a", "b"].map((name, index) => ({
      row: index + 1,
      lead: { deal_name: name },
      company: company(name),
      contact: {},
    })),
  );
  const drafts = draftItems(plan, NONE, MAKING).map((item) => draftRow(item, toExistingIds(plan, NONE, ids)));
  const oneLead = partitionRows(drafts, new Set([ids.lead(1)]));
  expect(oneLead.accepted.map(({ row }) => row)).toEqual([2, 3]);
  expect(oneLead.records.map(({ id }) => id)).toContain(ids.company(1));
  const wholeCompany = partitionRows(drafts, new Set([ids.company(1)]));
  expect(wholeCompany.refused.map(({ row }) => row)).toEqual([1, 2]);
  expect(wholeCompany.records.map(({ id }) => id)).toEqual([ids.company(3), ids.lead(3)]);
});

test("a contact that was deleted since it was found is created", () => {
  const plan = planImport([{ row: 1, lead: { deal_name: "a" }, company: {}, contact: contact("x") }]);
  const found = { ...NONE, contacts: new Map([["email:x@example.com", there("contact", "p9")]]) };
  const [item] = draftItems(plan, found, MAKING);
  if (!item) throw new Error("No item.");
  const makes = (contactId?: string) =>
    draftRow(item, { companies: new Map(), contacts: new Map(contactId ? [[ids.contact(1), contactId]] : []) }).makes;
  expect(makes("p9").map(({ id, contact_id }) => [id, contact_id])).toEqual([[ids.lead(1), "p9"]]);
  expect(makes().map(({ id }) => id)).toEqual([ids.contact(1), ids.lead(1)]);
  expect(makes(ids.contact(1)).map(({ contact_id }) => contact_id)).toEqual([ids.contact(1)]);
});

test("groups of rows have no company and no contact in common", () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const groups = rowGroups(draftItems(planImport(rows), NONE, MAKING));
      expect(
        groups
          .flat()
          .map(({ row }) => row)
          .sort((a, b) => a - b),
      ).toEqual(rows.map(({ row }) => row));
      const shared = groups.map(
        (group) =>
          new Set(
            group.flatMap(({ companies, contact }) =>
              [...companies, ...(contact ? [contact] : [])].map(({ id }) => id),
            ),
          ),
      );
      const all = shared.flatMap((some) => [...some]);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});
