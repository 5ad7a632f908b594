import { Field } from "@dure/domain/records/field/field";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { expect, test } from "vitest";
import { readCellText } from "./read-cell-text";

const WORLD = { members: [{ id: "u1", email: "mina@hanbit.example", name: "박민아" }] };
const DEAL = { entity: "deal", record_type: { id: "type", name: "영업" } } as const;

const field = (type: ListedField["type"], more: Partial<ListedField> = {}): ListedField => ({
  ...Field.parse({ id: "x", label: "x", order: 0, type }),
  identifier: "x",
  operators: [],
  sortable: true,
  ...more,
});
const STAGES = field("stage", {
  attributes: {
    status_stages: ["type", "other"].map((id) => ({
      record_type: { id, label: id },
      stages: [{ id: `${id}-new`, label: "신규", status: "BEFORE_SALES" as const }],
    })),
  },
});
const OPTIONS = { attributes: { options: [{ value: "o1", label: "서버" }] } };

test.each([
  [field("currency"), "65,000,000원", { value: 65_000_000 }],
  [field("date"), "2026. 10. 5.", { value: "2026-10-05" }],
  [field("user"), "박민아", { value: "u1" }],
  [field("select", OPTIONS), " 서버 ", { value: "o1" }],
  [field("select", OPTIONS), "없음", { problem: "not_option" }],
  [field("multi-select", OPTIONS), "", { value: [] }],
  [field("text"), "  ", { value: "" }],
  [field("number"), "", { value: null }],
  [field("text", { required: true }), "", { problem: "required" }],
  [field("number"), "많이", { problem: "not_number" }],
  // Both deal types have a stage of that name: the deal's own counts.
  [STAGES, "신규", { value: "type-new" }],
])("%# a text is read by the type of its field", (column, text, expected) => {
  expect(readCellText(DEAL, column, text, WORLD)).toEqual(expected);
});
