import type { Filter } from "@dure/domain/records/filter/filter";
import { expect, test } from "vitest";
import {
  type DraftCondition,
  draftOf,
  filterOf,
  isGroup,
  newCondition,
  newGroup,
  partsByPath,
  withPart,
} from "./filter-draft";

const NESTED: Filter = {
  operator: "AND",
  conditions: [
    { identifier: "email", condition: "isEmpty" },
    {
      operator: "OR",
      conditions: [
        { identifier: "deal_name", condition: "contains", value: "두레" },
        { operator: "AND", conditions: [{ identifier: "contract_amount", condition: "gt", value: 0 }] },
      ],
    },
  ],
};

test("a filter is unchanged after a conversion to a draft and back", () => {
  expect(filterOf(draftOf(NESTED))).toEqual(NESTED);
  expect(filterOf(draftOf(null))).toBeNull();
});

test.each([
  ["no field", {}],
  ["no operator", { identifier: "email" }],
  ["no value", { identifier: "email", condition: "is" }],
  ["blanks", { identifier: "email", condition: "is", value: "  " }],
  ["no choice", { identifier: "stage", condition: "anyIn", value: [] }],
  ["half a range", { identifier: "contract_amount", condition: "between", value: { start: 1, end: "" } }],
  [
    "a range from its end",
    { identifier: "close_date", condition: "between", value: { start: "2026-02-02", end: "2026-02-01" } },
  ],
] as const)("an incomplete condition with %s is left out", (_, values) => {
  const condition = { ...newCondition(), ...values } as DraftCondition;
  expect(filterOf(newGroup("AND", [condition]))).toBeNull();
});

test("parts are changed and taken out at any level", () => {
  const draft = draftOf(NESTED);
  const group = draft.parts.find(isGroup);
  const first = group?.parts[0];
  if (!group || !first) throw new Error("The draft has no group.");
  const renamed = withPart<DraftCondition>(draft, first.id, (part) => ({ ...part, value: "한울" }));
  expect(JSON.stringify(filterOf(renamed))).toContain("한울");
  expect(JSON.stringify(filterOf(withPart(draft, group.id, () => undefined)))).not.toContain("두레");
});

test("a part is found by the server's path, which does not count incomplete parts", () => {
  const draft = draftOf(NESTED);
  const gap = { ...draft, parts: [newCondition(), ...draft.parts] };
  const [email] = draft.parts;
  expect([...partsByPath(gap).keys()]).toEqual(["0", "1.0", "1.1.0"]);
  expect(partsByPath(gap).get("0")).toBe(email?.id);
});
