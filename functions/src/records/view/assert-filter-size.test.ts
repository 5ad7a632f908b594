import type { Filter } from "@dure/domain/records/filter/filter";
import { expect, test } from "vitest";
import { assertFilterSize } from "./assert-filter-size";

const filterOf = (values: number): Filter => ({
  operator: "AND",
  conditions: [
    { identifier: "deal_name", condition: "anyIn", value: Array.from({ length: values }, () => "가".repeat(900)) },
  ],
});

test("a filter that no document could keep is refused", () => {
  expect(() => assertFilterSize(null)).not.toThrow();
  expect(() => assertFilterSize(filterOf(80))).not.toThrow();
  expect(() => assertFilterSize(filterOf(100))).toThrow(
    expect.objectContaining({ code: "BAD_REQUEST", details: [expect.objectContaining({ code: "too-many" })] }),
  );
});
