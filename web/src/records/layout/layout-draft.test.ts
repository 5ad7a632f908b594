import type { FieldPlace } from "@dure/domain/records/layout/layout";
import { expect, test } from "vitest";
import {
  addColumn,
  addGroup,
  draftOf,
  groupsIn,
  type LayoutDraft,
  layoutOf,
  moveBox,
  moveField,
  ratioChoices,
  removeColumn,
  removeGroup,
  renameGroup,
  setRatio,
  showField,
} from "./layout-draft";

const place = (id: string, required = false): FieldPlace => ({ id, category: "custom", is_visible: true, required });
const DRAFT: LayoutDraft = {
  columns: [
    {
      ratio: 1,
      boxes: [{ kind: "group", id: "one", title: "One", fields: [place("a", true), place("b"), place("c")] }],
    },
    {
      ratio: 2,
      boxes: [
        { kind: "note", id: "note" },
        { kind: "group", id: "two", title: "Two", fields: [place("d")] },
      ],
    },
  ],
  widgets: ["a"],
};

const fieldsOf = (draft: LayoutDraft) => groupsIn(draft).map(({ fields }) => fields.map(({ id }) => id).join(""));
const boxesOf = ({ columns }: LayoutDraft) => columns.map(({ boxes }) => boxes.map(({ id }) => id));

test("a layout goes through the editor unchanged", () => expect(draftOf(layoutOf(DRAFT))).toEqual(DRAFT));

test.each<[string, [string, string, number], string[]]>([
  ["down its group", ["a", "one", 1], ["bac", "d"]],
  ["up its group", ["c", "one", 0], ["cab", "d"]],
  ["into another group", ["b", "two", 0], ["ac", "bd"]],
  ["to another group's end", ["b", "two", 1], ["ac", "db"]],
])("a field moves %s", (_, move, fields) => expect(fieldsOf(moveField(DRAFT, ...move))).toEqual(fields));

test("at most three columns can be added, and the boxes of a removed one move to its neighbor", () => {
  const wider = addColumn(DRAFT);
  expect(boxesOf(wider)).toEqual([["one"], ["note", "two"], []]);
  expect(addColumn(wider)).toBe(wider);
  expect(boxesOf(removeColumn(wider, 1))).toEqual([["one", "note", "two"], []]);
  const narrow = removeColumn(DRAFT, 0);
  expect(boxesOf(narrow)).toEqual([["note", "two", "one"]]);
  expect(removeColumn(narrow, 0)).toBe(narrow);
});

test("a column gets another width, and the others keep theirs", () => {
  const wider = setRatio(DRAFT, 0, 3);
  expect(wider.columns.map(({ ratio }) => ratio)).toEqual([3, 2]);
  expect(layoutOf(wider).positions.map(({ column_ratio }) => column_ratio)).toEqual([3, 2]);
  expect(boxesOf(wider)).toEqual(boxesOf(DRAFT));
});

test("a ratio that was set by the API is among the choices", () => {
  expect(ratioChoices(2)).toEqual([1, 1.5, 2, 3]);
  expect(ratioChoices(0.4)).toEqual([0.4, 1, 1.5, 2, 3]);
});

test("a box moves within its column and to another", () => {
  expect(boxesOf(moveBox(DRAFT, "note", 1, 1))).toEqual([["one"], ["two", "note"]]);
  expect(boxesOf(moveBox(DRAFT, "note", 0, 0))).toEqual([["note", "one"], ["two"]]);
  expect(moveBox(DRAFT, "nothing", 0, 0)).toBe(DRAFT);
});

test("groups are added, renamed and removed; no field is lost", () => {
  const added = addGroup(DRAFT, 0, "new", "New");
  expect(boxesOf(added)).toEqual([
    ["one", "new"],
    ["note", "two"],
  ]);
  expect(groupsIn(renameGroup(added, "new", "Named")).map(({ title }) => title)).toEqual(["One", "Named", "Two"]);
  expect(fieldsOf(removeGroup(DRAFT, "one"))).toEqual(["dabc"]);
  const last = removeGroup(DRAFT, "one");
  expect(removeGroup(last, "two")).toBe(last);
});

test("fields are hidden and shown, required ones never hidden", () => {
  const hidden = showField(showField(DRAFT, "a", false), "b", false);
  const visible = groupsIn(hidden).flatMap(({ fields }) => fields.filter((one) => one.is_visible).map(({ id }) => id));
  expect(visible).toEqual(["a", "c", "d"]);
  expect(showField(hidden, "b", true)).toEqual(DRAFT);
});
