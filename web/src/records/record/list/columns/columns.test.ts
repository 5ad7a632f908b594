import { ListedField } from "@dure/domain/records/filter/listed-field";
import { expect, test } from "vitest";
import { columnsOfTable, defaultColumns, readColumns, shownColumns, tableColumns, writeColumns } from "./columns";

const field = (identifier: string) =>
  ListedField.parse({
    id: identifier,
    identifier,
    label: identifier,
    order: 0,
    type: "text",
    operators: [],
    sortable: true,
  });
const FIELDS = new Map(["deal_name", "company:url", "cf_a"].map((id) => [id, field(id)]));

test("columns are unchanged after being written to the address and read", () => {
  const columns = [
    { id: "deal_name", size: 260 },
    { id: "company:url", size: 80 },
  ];
  expect(readColumns(writeColumns(columns))).toEqual(columns);
});

test.each([null, "", "deal_name", "deal_name~x", "a~100,a~100", "a~100;b~100"])("%j contains no columns", (text) => {
  expect(readColumns(text)).toBeUndefined();
});

test("a lead's list begins with company, name, source, creation and assignee", () => {
  const ids = defaultColumns("lead").map(({ id }) => id);
  expect(ids).toEqual(["company", "deal_name", "incoming_source", "created_at", "assignee"]);
});

test("columns of deleted fields are left out, and without any columns the first ones are shown", () => {
  const ids = (settings: { id: string; size: number }[]) => shownColumns("lead", settings, FIELDS).map(({ id }) => id);
  expect(
    ids([
      { id: "gone", size: 100 },
      { id: "cf_a", size: 100 },
    ]),
  ).toEqual(["cf_a"]);
  expect(ids([{ id: "gone", size: 100 }])).toEqual(["deal_name"]);
});

test("a member's own columns come back in their order", () => {
  const columns = shownColumns(
    "lead",
    [
      { id: "cf_a", size: 90 },
      { id: "deal_name", size: 300 },
    ],
    FIELDS,
  );
  const table = { columns: tableColumns(columns), filter: null, sorting: null };
  expect(columnsOfTable(table)).toEqual([
    { id: "cf_a", size: 90 },
    { id: "deal_name", size: 300 },
  ]);
});
