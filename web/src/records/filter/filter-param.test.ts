import type { Filter } from "@dure/domain/records/filter/filter";
import { expect, test } from "vitest";
import { readFilter, writeFilter } from "./filter-param";

const FILTERS: (Filter | null)[] = [
  null,
  { operator: "AND", conditions: [] },
  { operator: "OR", conditions: [{ identifier: "company:name", condition: "contains", value: '두레 & "co"' }] },
  {
    operator: "AND",
    conditions: [
      { identifier: "email", condition: "isEmpty" },
      { identifier: "stage", condition: "anyIn", value: ["a", "b"] },
      {
        operator: "OR",
        conditions: [
          { identifier: "contract_amount", condition: "between", value: { start: 1, end: 2 } },
          { operator: "AND", conditions: [{ identifier: "cf_done", condition: "is", value: false }] },
        ],
      },
    ],
  },
];

test.each(FILTERS)("a filter is unchanged after being written to the address and read: %j", (filter) => {
  const params = new URLSearchParams({ filter: writeFilter(filter) });
  expect(readFilter(new URLSearchParams(params.toString()).get("filter"))).toEqual(filter);
});

test.each([null, "", "nonsense", "{}", '["AND",["x","robot"]]', '["AND",["x"]]', "5"])("%j is not a filter", (text) => {
  expect(readFilter(text)).toBeUndefined();
});
