import { ListedField } from "@dure/domain/records/filter/listed-field";
import { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { createFormat } from "../../../../lib/format";
import { cellText, subjectOf } from "./cell-text";

const TIME = "2026-11-20T23:00:00.000Z";
const WORDS = {
  format: createFormat("ko", "Asia/Seoul"),
  nameOf: (id: string) => ({ u1: "김민준" })[id],
  yes: "✓",
  unknown: "알 수 없음",
};
const record = (values: object) =>
  RecordView.parse({
    id: "r",
    entity: "lead",
    label: "x",
    record_type: null,
    stage: null,
    company: null,
    contact: null,
    phone_number: null,
    phone: null,
    tel: null,
    fax: null,
    created_at: TIME,
    created_by: "u1",
    updated_at: TIME,
    updated_by: "gone",
    ...values,
  });
const field = (id: string, type: string, more: object = {}) =>
  ListedField.parse({
    id,
    identifier: id,
    label: id,
    order: 0,
    type,
    category: "standard",
    operators: [],
    sortable: true,
    ...more,
  });
const custom = (type: string, more: object = {}) => field("cf_a", type, { category: "custom", ...more });
const options = [{ value: "o1", label: "크다" }];
const removed_options = [{ value: "o2", label: "작다" }];

test.each<[string, ListedField, object, string]>([
  ["a member's name", field("created_by", "user"), {}, "김민준"],
  ["somebody who has left", field("updated_by", "user"), {}, "알 수 없음"],
  [
    "money",
    field("contract_amount", "currency", { attributes: { code: "USD", precision: 2 } }),
    { contract_amount: 1200 },
    "$1,200.00",
  ],
  [
    "money with its field's decimals, whatever the currency",
    field("contract_amount", "currency", { attributes: { code: "KRW", precision: 1 } }),
    { contract_amount: 1200.5 },
    "₩1,200.5",
  ],
  [
    "money with two decimals at most",
    custom("currency", { attributes: { code: "USD", precision: 4 } }),
    { custom: { cf_a: 0.1234 } },
    "$0.12",
  ],
  ["a time as its day in the user's zone", field("created_at", "date-time"), {}, "2026. 11. 21."],
  ["a stage", field("stage", "stage"), { stage: { id: "s", label: "제안", status: "IN_SALES" } }, "제안"],
  ["a deal type", field("record_type", "record-type"), { record_type: { id: "t", name: "기본" } }, "기본"],
  [
    "a reference",
    field("company", "many-to-one"),
    { company: { id: "c", label: "두레", entity_type: "company", nice_id: null } },
    "두레",
  ],
  [
    "a phone number",
    field("phone_number", "phone-number"),
    { phone_number: { dial_code: "+82", value: "10-1" } },
    "+82 10-1",
  ],
  ["an option's label", custom("select", { attributes: { options } }), { custom: { cf_a: "o1" } }, "크다"],
  [
    "a removed option's label",
    custom("select", { attributes: { options, removed_options } }),
    { custom: { cf_a: "o2" } },
    "작다",
  ],
  [
    "several options",
    custom("multi-select", { attributes: { options } }),
    { custom: { cf_a: ["o1", "o3"] } },
    "크다, 알 수 없음",
  ],
  ["a ticked box", custom("checkbox"), { custom: { cf_a: true } }, "✓"],
  ["a box that is not", custom("checkbox"), { custom: { cf_a: false } }, ""],
  ["a share", custom("percent"), { custom: { cf_a: 12.5 } }, "12.5%"],
  ["zero", custom("number"), { custom: { cf_a: 0 } }, "0"],
  ["nothing", custom("text"), {}, ""],
])("%s", (_, column, values, text) => expect(cellText(record(values), column, WORDS)).toBe(text));

test("a column of the company is read from the company", () => {
  const company = record({ id: "c", entity: "company", url: "dure.example" });
  const lead = record({ company: { id: "c", label: "두레", entity_type: "company", nice_id: null } });
  const url = field("url", "url", { identifier: "company:url" });
  const subject = subjectOf(lead, url, (id) => (id === "c" ? company : undefined));
  expect(subject && cellText(subject, url, WORDS)).toBe("dure.example");
  expect(subjectOf(record({}), url, () => undefined)).toBeUndefined();
});
