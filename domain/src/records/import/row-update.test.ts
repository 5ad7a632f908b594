import { expect, test } from "vitest";
import { newRecord } from "../record/new-record";
import { rowChecker } from "./check-rows";
import { fieldOf, fieldsOf, LOOKUPS, NOW, PIPELINE, SETS } from "./import-fixture";
import { matchKey } from "./import-match";
import { updatedByRow } from "./row-update";

const LATER = "2026-10-02T00:00:00.000Z";
const NOBODY = { company_id: null, contact_id: null };
const editing = (kind: "lead" | "company") => ({
  fields: SETS[kind],
  pipeline: kind === "lead" ? PIPELINE : null,
  editor: { id: "importer" },
  now: LATER,
});
const made = (values: Parameters<typeof newRecord>[0]) =>
  newRecord(values, { id: "there", editor: { id: "maker" }, now: NOW });

test("a row changes what it says, and leaves the rest as it is", () => {
  const lead = made({ kind: "lead", deal_name: "상담", email: "mina@example.com", contract_amount: 5 });
  const values = { contract_amount: 7, name: { first_name: "미나", last_name: "김" } };
  expect(updatedByRow(lead, values, { company_id: "c", contact_id: null }, editing("lead"))).toEqual({
    ...lead,
    ...{ contract_amount: 7, first_name: "미나", last_name: "김", company_id: "c" },
    ...{ updated_at: LATER, updated_by: "importer" },
  });
});

test("a row with the current values changes nothing", () => {
  const lead = made({ kind: "lead", deal_name: "상담", contract_amount: 5 });
  expect(updatedByRow(lead, { deal_name: "상담", contract_amount: 5 }, NOBODY, editing("lead"))).toBe(lead);
  const company = made({ kind: "company", name: "한빛", nice_id: "1101111234567" });
  expect(updatedByRow(company, { nice_id: "1101111234567" }, NOBODY, editing("company"))).toBe(company);
});

test.each([
  ["the first name first", { first_name: "미나", last_name: "김" }],
  ["the last name first", { last_name: "김", first_name: "미나" }],
])("a row gives a nameless lead both parts of its name, %s", (_, values) => {
  const lead = made({ kind: "lead", deal_name: "상담" });
  expect(updatedByRow(lead, values, NOBODY, editing("lead"))).toMatchObject({ first_name: "미나", last_name: "김" });
});

test("a deal moves to the row's stage", () => {
  const [first, second] = PIPELINE.statuses.flatMap(({ stages }) => stages);
  const deal = made({ kind: "lead", deal_name: "딜", record_type_id: PIPELINE.id, stage_id: first?.id ?? "" });
  const after = updatedByRow(deal, { stage: second?.id }, NOBODY, editing("lead"));
  expect(after).toMatchObject({ stage_id: second?.id, stage_entered_at: LATER });
});

test("records are matched by e-mail, phone number and name in any spelling", () => {
  expect(matchKey("email", "Mina@Example.com")).toBe("mina@example.com");
  const [korean, foreign] = ["10-1234-5678", "01012345678"].map((value) =>
    matchKey("phone", { dial_code: "+82", value }),
  );
  expect(korean).toBe(foreign);
  expect(matchKey("name", "(주) 한빛상사")).toBe(matchKey("name", "한빛상사 주식회사"));
  expect(matchKey("email", undefined)).toBe("");
});

test("no two rows update the same record, and an update-only row must name its record", () => {
  const mapping = ["lead:deal_name", "lead:email"].map((name) => fieldOf(name, "lead"));
  const rows = [
    ["a", "mina@example.com"],
    ["", "MINA@example.com"],
    ["c", ""],
  ];
  const errors = (mode: "upsert" | "update") =>
    rowChecker(mapping, fieldsOf("lead"), LOOKUPS, { mode, by: "email" })(rows).errors;
  expect(errors("upsert")).toEqual([{ row: 2, column: 1, code: "same_record" }]);
  expect(errors("update")).toEqual([
    { row: 2, column: 1, code: "same_record" },
    { row: 3, column: 1, code: "required" },
  ]);
});
