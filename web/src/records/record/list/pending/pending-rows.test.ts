import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { createPendingRows } from "./pending-rows";

const record = (deal_name: string) => ({ id: "a", deal_name }) as RecordView;

test("the response to an earlier write does not replace a later edit", () => {
  const held = createPendingRows();
  held.begin([record("first")]);
  held.begin([record("second")]);
  held.settle({ answers: [record("first")], back: [] });
  expect(held.snapshot().get("a")).toMatchObject({ record: record("second"), answer: record("first") });
  held.end(["a"]);
  held.settle({ answers: [record("second, as stored")], back: [] });
  expect(held.snapshot().get("a")?.record).toEqual(record("second, as stored"));
});

test("rows are held while they are written, also after the cells were left", () => {
  const held = createPendingRows();
  let told = 0;
  const stop = held.subscribe(() => {
    told += 1;
  });
  held.begin([record("new")]);
  held.release();
  expect(held.snapshot().get("a")).toMatchObject({ writes: 1, stays: false });
  held.end(["a"]);
  expect(held.snapshot().size).toBe(0);
  stop();
  held.release();
  expect(told).toBe(3);
});
