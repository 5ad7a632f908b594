import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { PAGE_ROWS } from "./record-page";
import { createRows, MAX_ROWS, type ReadPages, withPages } from "./rows";

const NONE: ReadPages = { key: "", total: undefined, pages: new Map(), counts: new Map() };
const page = (number: number, total = 100_000) => ({
  total,
  data: Array.from({ length: PAGE_ROWS }, (_, index) => ({ id: `r${number * PAGE_ROWS + index}` }) as RecordView),
});

test("rows are found by their index, whichever page was read", () => {
  const rows = createRows(
    withPages(withPages(NONE, "a", 0, new Map([[0, page(0)]])), "a", 20, new Map([[0, page(20)]])),
  );
  expect(rows.at(99)?.id).toBe("r99");
  expect(rows.at(2_001)?.id).toBe("r2001");
  expect(rows.at(150)).toBeUndefined();
  expect(rows).toMatchObject({ total: 100_000, count: 100_000, fetched: 200 });
});

test("a new list has no rows of the one before", () => {
  const rows = createRows(
    withPages(withPages(NONE, "a", 0, new Map([[0, page(0)]])), "b", 1, new Map([[0, page(1, 130)]])),
  );
  expect(rows.at(0)).toBeUndefined();
  expect(rows).toMatchObject({ total: 130, fetched: 100 });
});

test("pages of a long list are dropped from memory", () => {
  let known = NONE;
  for (let number = 0; number < 200; number += 1) known = withPages(known, "a", number, new Map([[0, page(number)]]));
  expect(known.pages.size).toBeLessThan(70);
  expect(createRows(known).fetched).toBe(20_000);
});

test("the number of rows is limited to the height that browsers can draw", () => {
  expect(createRows(withPages(NONE, "a", 0, new Map([[0, page(0, 1_000_000)]]))).count).toBe(MAX_ROWS);
});
