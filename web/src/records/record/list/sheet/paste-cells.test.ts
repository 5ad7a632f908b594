import { Field } from "@dure/domain/records/field/field";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { pastedAt, pastedRange, readPasted } from "./paste-cells";

const field = (id: string, more: Partial<ListedField> = {}): ListedField => ({
  ...Field.parse({ id, label: id, order: 0, type: "text" }),
  identifier: id,
  operators: [],
  sortable: true,
  ...more,
});
const record = {
  id: "r1",
  entity: "lead",
  label: "리드",
  custom: {},
  email: "m***@hanbit.example",
} as unknown as RecordView;
const reading = {
  read: (_: RecordView, __: ListedField, text: string) => (text === "나쁨" ? { problem: "틀림" } : { value: text }),
  readOnly: "못 바꿈",
};
const at = (cells: string[][], marked: Parameters<typeof pastedAt>[1]) =>
  pastedAt(cells, marked).map(({ place, cell }) => `${place.row},${place.column}=${cell}`);

test("a table is pasted down and right from the selected corner, whatever the size of the selection", () => {
  const marked = { top: 3, bottom: 3, left: 1, right: 1 };
  expect(at([["a", "b"], ["c"]], marked)).toEqual(["3,1=a", "3,2=b", "4,1=c"]);
  expect(at([["a"], ["b"]], { ...marked, bottom: 5 })).toEqual(["3,1=a", "4,1=b"]);
});

test("one cell fills the whole selection, and so do whole copies of a table", () => {
  expect(at([["a"]], { top: 0, bottom: 1, left: 0, right: 1 })).toEqual(["0,0=a", "0,1=a", "1,0=a", "1,1=a"]);
  expect(at([["a"], ["b"]], { top: 0, bottom: 3, left: 0, right: 0 })).toEqual(["0,0=a", "1,0=b", "2,0=a", "3,0=b"]);
});

test("the pasted cells are selected afterwards", () => {
  const marked = { top: 3, bottom: 5, left: 1, right: 1 };
  expect(pastedRange([["a", "b"], ["c"]], marked)).toEqual({ top: 3, bottom: 4, left: 1, right: 2 });
  expect(pastedRange([["a"]], marked)).toEqual(marked);
});

test("a cell that can't be written is reported with its text and the reason", () => {
  const column = field("memo");
  const created = field("created_at", { category: "system" });
  const { changes, refused } = readPasted(
    [
      { record, field: column, pasted: { text: "좋음" } },
      { record, field: column, pasted: { text: "나쁨" } },
      { record, field: created, pasted: { text: "2026-01-01" } },
    ],
    reading,
  );
  expect(changes).toEqual([{ record, field: column, value: "좋음" }]);
  expect(refused.map(({ text, reason }) => [text, reason])).toEqual([
    ["나쁨", "틀림"],
    ["2026-01-01", "못 바꿈"],
  ]);
});

test("a masked value is not overwritten", () => {
  const email = field("email", { category: "standard", type: "email" });
  expect(readPasted([{ record, field: email, pasted: { text: "" } }], reading)).toEqual({ changes: [], refused: [] });
});

test("a user copied from a list stays the same user in another column", () => {
  const owner = field("assignee", { category: "standard", type: "user" });
  const other = field("cf_1", { type: "user" });
  const pasted = { text: "김민준", from: { field: owner, value: "u2" } };
  expect(readPasted([{ record, field: other, pasted }], reading).changes[0]?.value).toBe("u2");
  expect(readPasted([{ record, field: field("cf_2"), pasted }], reading).changes[0]?.value).toBe("김민준");
});
