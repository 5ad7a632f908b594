import { expect, test } from "vitest";
import { boardBody } from "./board-body";
import type { BoardFilter } from "./board-filter";

const NONE: BoardFilter = { assignees: [], date: undefined, span: { start: "", end: "" } };
const ADDRESS = { view: null, q: null, filter: null, sort: null, cols: null, group: null, totals: null };
const MINE = { operator: "OR", conditions: [{ identifier: "assignee", condition: "anyIn", value: ["a"] }] };
const LARGE = { identifier: "contract_amount", condition: "gt", value: 5 };

test("a board without filters asks for every deal", () => {
  expect(boardBody(NONE, ADDRESS)).toEqual({});
});

test("a search, an order and both kinds of filters go together", () => {
  const address = { ...ADDRESS, q: "두레", sort: "-contract_amount", filter: '["AND",["contract_amount","gt",5]]' };
  expect(boardBody({ ...NONE, assignees: ["a"] }, address)).toEqual({
    search: "두레",
    sorting: { identifier: "contract_amount", direction: "DESC" },
    filters: {
      operator: "AND",
      conditions: [
        { operator: "AND", conditions: [MINE] },
        { operator: "AND", conditions: [LARGE] },
      ],
    },
  });
});

test("an unreadable filter is ignored", () => {
  expect(boardBody(NONE, { ...ADDRESS, filter: "{" })).toEqual({});
});
