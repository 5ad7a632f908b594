import { expect, test } from "vitest";
import { type BoardFilter, filterOfBoard, readBoardFilter, writeBoardFilter } from "./board-filter";

const NONE: BoardFilter = { assignees: [], date: undefined, span: { start: "", end: "" } };
const filter = (more: Partial<BoardFilter>): BoardFilter => ({ ...NONE, ...more });

test.each([
  ["", NONE],
  ["assignee=a%2Cnone", filter({ assignees: ["a", "none"] })],
  ["date=close_date&span=THIS_MONTH", filter({ date: "close_date", span: "THIS_MONTH" })],
  [
    "date=first_meeting_at&from=2026-11-01",
    filter({ date: "first_meeting_at", span: { start: "2026-11-01", end: "" } }),
  ],
])("the address %j is read as a filter, and written again", (address, expected) => {
  expect(readBoardFilter(new URLSearchParams(address))).toEqual(expected);
  expect(writeBoardFilter(new URLSearchParams(), expected).toString()).toBe(address);
});

test("other parameters of the address are kept", () => {
  const params = new URLSearchParams("record=deal.1&date=close_date&span=TODAY");
  expect(writeBoardFilter(params, NONE).toString()).toBe("record=deal.1");
});

test("unknown values in the address are ignored", () => {
  expect(readBoardFilter(new URLSearchParams("date=birthday&span=SOON"))).toEqual(NONE);
});

test("everything is shown without a filter", () => {
  expect(filterOfBoard(NONE)).toBeNull();
  expect(filterOfBoard(filter({ date: "close_date" }))).toBeNull();
});

test("several assignees can be combined with nobody", () => {
  expect(filterOfBoard(filter({ assignees: ["a", "b", "none"] }))).toEqual({
    operator: "AND",
    conditions: [
      {
        operator: "OR",
        conditions: [
          { identifier: "assignee", condition: "anyIn", value: ["a", "b"] },
          { identifier: "assignee", condition: "isEmpty" },
        ],
      },
    ],
  });
});

const condition = (span: BoardFilter["span"]) => filterOfBoard(filter({ date: "created_at", span }))?.conditions[0];

test.each([
  ["LAST_WEEK" as const, { condition: "is", value: "LAST_WEEK" }],
  [
    { start: "2026-11-01", end: "2026-11-03" },
    { condition: "between", value: { start: "2026-11-01", end: "2026-11-03" } },
  ],
  [
    { start: "2026-11-03", end: "2026-11-01" },
    { condition: "between", value: { start: "2026-11-01", end: "2026-11-03" } },
  ],
  [
    { start: "2026-11-03", end: "" },
    { condition: "exactlyOrLaterThan", value: "2026-11-03" },
  ],
  [
    { start: "", end: "2026-11-03" },
    { condition: "exactlyOrEarlierThan", value: "2026-11-03" },
  ],
])("the condition on the days %j", (span, expected) => {
  expect(condition(span)).toEqual({ identifier: "created_at", ...expected });
});
