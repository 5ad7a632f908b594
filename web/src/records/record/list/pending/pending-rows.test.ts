import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { createPendingRows } from "./pending-rows";

const record = (deal_name: string) => ({ id: "a", deal_name }) as RecordView;

test("the response to an earlier write does not replace a later edit", () => {
  const pending = createPendingRows();
  pending.begin([record("first")]);
  pending.begin([record("second")]);
  pending.settle({ answers: [record("first")], back: [] });
  expect(pending.snapshot().get("a")).toMatchObject({ record: record("second"), answer: record("first") });
  pending.end(["a"]);
  pending.settle({ answers: [record("second, as stored")], back: [] });
  expect(pending.snapshot().get("a")?.record).toEqual(record("second, as stored"));
});

test("rows are pending while they are written, also after the cells were left", () => {
  const pending = createPendingRows();
  let told = 0;
  const stop = pending.subscribe(() => {
    told += 1;
  });
  pending.begin([record("new")]);
  pending.release();
  expect(pending.snapshot().get("a")).toMatchObject({ writes: 1, stays: false });
  pending.end(["a"]);
  expect(pending.snapshot().size).toBe(0);
  stop();
  pending.release();
  expect(told).toBe(3);
});
