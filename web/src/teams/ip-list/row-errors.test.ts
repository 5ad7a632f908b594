import { expect, test } from "vitest";
import { CallError } from "../../lib/call-error";
import { rowErrors } from "./row-errors";

test("a refusal is shown at the rows in its details", () => {
  const details = [
    { path: "body.rows.2.range", message: "주소가 아니에요." },
    { path: "body.is_on", message: "다른 문제" },
  ];
  expect(rowErrors(new CallError("BAD_REQUEST", "", 400, details))).toEqual(new Map([[2, "주소가 아니에요."]]));
  expect(rowErrors(new CallError("NOT_ACCEPTABLE", "", 406, { ip: "203.0.113.7" }))).toEqual(new Map());
  expect(rowErrors(undefined)).toEqual(new Map());
});
