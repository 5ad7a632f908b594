import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { PAGE_ROWS, type RecordPage } from "../record-page";
import { arrangePages } from "./arrange-pages";
import { createPendingRows } from "./pending-rows";

const record = (id: string, contract_amount = 0) => ({ id, contract_amount }) as RecordView;
const pageOf = (ids: readonly string[], total = ids.length): RecordPage => ({
  data: ids.map((id) => record(id)),
  total,
});
const pages = (...all: RecordPage[]) => new Map(all.map((one, index) => [index, one]));
const idsOf = (shown: ReadonlyMap<number, RecordPage>) =>
  [...shown.values()].map(({ data }) => data.map(({ id }) => id));
const pendingOf = (...records: RecordView[]) => {
  const pending = createPendingRows();
  pending.begin(records);
  return pending;
};

test("an edited row keeps its place when the order would move it", () => {
  const pending = pendingOf(record("b"));
  const shown = arrangePages(pages(pageOf(["a", "b", "c"])), pages(pageOf(["b", "a", "c"])), pending.snapshot());
  expect(idsOf(shown)).toEqual([["a", "b", "c"]]);
});

test("an edited row stays in sight when the filter finds it no more, and goes once the cells are left", () => {
  const pending = pendingOf(record("a", 5));
  const before = pages(pageOf(["a", "b"]));
  const fresh = pages(pageOf(["b"]));
  const shown = arrangePages(before, fresh, pending.snapshot());
  expect(shown.get(0)).toMatchObject({ data: [{ id: "a", contract_amount: 5 }, { id: "b" }], total: 2 });
  pending.end(["a"]);
  expect(idsOf(arrangePages(shown, fresh, pending.snapshot()))).toEqual([["a", "b"]]);
  pending.release();
  expect(arrangePages(shown, fresh, pending.snapshot())).toBe(fresh);
});

test("a list that was read while a write is under way does not bring the old value back", () => {
  const pending = pendingOf(record("a", 5));
  const stale = pages(pageOf(["a"]));
  const shown = arrangePages(stale, stale, pending.snapshot());
  expect(shown.get(0)?.data).toEqual([record("a", 5)]);
  pending.end(["a"]);
  const fresh = pages({ data: [record("a", 7)], total: 1 });
  expect(arrangePages(shown, fresh, pending.snapshot()).get(0)?.data).toEqual([record("a", 7)]);
});

test("a row that moves to another page is shown once", () => {
  const ids = Array.from({ length: PAGE_ROWS + 3 }, (_, index) => `r${index}`);
  const moved = [...ids.slice(1), "r0"];
  const split = (all: readonly string[]) =>
    pages(pageOf(all.slice(0, PAGE_ROWS), all.length), pageOf(all.slice(PAGE_ROWS), all.length));
  const shown = arrangePages(split(ids), split(moved), pendingOf(record("r0")).snapshot());
  expect(idsOf(shown).flat()).toEqual(ids);
});

test("rows move up around an edited one when another record is deleted", () => {
  const shown = arrangePages(
    pages(pageOf(["a", "b", "c"])),
    pages(pageOf(["c", "b"])),
    pendingOf(record("b")).snapshot(),
  );
  expect(idsOf(shown)).toEqual([["c", "b"]]);
});
