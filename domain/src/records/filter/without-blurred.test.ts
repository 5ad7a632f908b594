import { expect, test } from "vitest";
import type { CheckedFilter } from "./checked-filter";
import { COMPARED_FIELDS } from "./filter-field";
import { notFromRouter, withoutBlurred } from "./without-blurred";

const on = (key: "email" | "stage" | "utm_source", negated = false): CheckedFilter => ({
  field: { source: "own", kind: "lead", key, ...COMPARED_FIELDS.lead[key] },
  test: { op: "in", values: ["x"] },
  negated,
});
const guarded = (condition: CheckedFilter) => ({ all: [condition, notFromRouter("lead")] });

test("conditions on blurred values never match a router's records, negated ones neither", () => {
  const filter = { any: [on("email"), { all: [on("utm_source", true), on("stage")] }] };
  expect(withoutBlurred(filter, "lead")).toEqual({
    any: [guarded(on("email")), { all: [guarded(on("utm_source", true)), on("stage")] }],
  });
});

test("a condition on a referenced record counts as one on a blurred value", () => {
  const company: CheckedFilter = {
    field: { source: "company", kind: "company", key: "name", ...COMPARED_FIELDS.company.name },
    test: { op: "in", values: ["한빛"] },
    negated: false,
  };
  expect(withoutBlurred(company, "lead")).toEqual({
    all: [company, notFromRouter("lead"), notFromRouter("company", "company")],
  });
});
