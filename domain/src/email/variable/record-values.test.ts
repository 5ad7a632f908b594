import { expect, test } from "vitest";
import { CustomField } from "../../records/field/custom-field";
import { CrmRecord } from "../../records/record/record";
import { viewOf } from "../../records/record/record-view";
import { recordValueReader } from "./record-values";

const by = {
  created_at: "2026-01-01T00:00:00.000Z",
  created_by: "a",
  updated_at: "2026-01-01T00:00:00.000Z",
  updated_by: "a",
};
const id = (place: number) => `cf_${String(place).padStart(16, "0")}`;
const field = (place: number, type: CustomField["type"], attributes = {}, archived_at: string | null = null) =>
  CustomField.parse({
    id: id(place),
    kind: "lead",
    type,
    label: "",
    order: 0,
    version: 1,
    attributes,
    archived_at,
    ...by,
  });

const fields = [
  field(1, "currency"),
  field(2, "multi-select", { options: [{ value: "a", label: "금" }], removed_options: [{ value: "b", label: "은" }] }),
  field(3, "checkbox"),
  field(4, "date"),
  field(5, "user"),
  field(6, "text", {}, by.created_at),
  field(7, "text"),
];

test("a record's values are formatted for reading, and left out for empty and archived fields", () => {
  const record = CrmRecord.parse({
    id: "r",
    kind: "lead",
    deal_name: "연간 계약",
    first_name: "두레",
    last_name: "김",
    email: "a@b.example",
    phone_number: { dial_code: "+82", value: "1012345678" },
    company_id: "c",
    assignee: "m",
    ...by,
    custom: {
      [id(1)]: 1200000,
      [id(2)]: ["a", "b"],
      [id(3)]: true,
      [id(4)]: "2026-12-01",
      [id(5)]: "m",
      [id(6)]: "옛",
      [id(7)]: "",
    },
  });
  const company = CrmRecord.parse({ id: "c", kind: "company", name: "두레상사", ...by });
  const members = new Map([["m", { name: "이담당", email: "lee@b.example" }]]);
  const read = recordValueReader({ locale: "ko", timeZone: "Asia/Seoul", fields, members });
  expect(read(viewOf(record, { records: new Map([["c", company]]), pipelines: new Map() }))).toEqual({
    name: "김두레",
    first_name: "두레",
    last_name: "김",
    email: "a@b.example",
    phone: "+82 1012345678",
    company: "두레상사",
    deal_name: "연간 계약",
    owner_name: "이담당",
    owner_email: "lee@b.example",
    [id(1)]: "₩1,200,000",
    [id(2)]: "금, 은",
    [id(3)]: "예",
    [id(4)]: "2026-12-01",
    [id(5)]: "이담당",
  });
});

test("reads only the requested values", () => {
  const record = CrmRecord.parse({
    ...{ id: "r", kind: "lead", first_name: "두레", deal_name: "연간 계약", ...by },
    custom: { [id(1)]: 1200000, [id(3)]: true },
  });
  const wanted = new Set(["first_name", id(1)]);
  const read = recordValueReader({ locale: "ko", timeZone: "Asia/Seoul", fields, members: new Map(), wanted });
  expect(read(viewOf(record, { records: new Map(), pipelines: new Map() }))).toEqual({
    first_name: "두레",
    [id(1)]: "₩1,200,000",
  });
});
