import { expect, test } from "vitest";
import { readTotals, writeTotals } from "./totals-address";

test("totals are written to an address and read again, without unreadable ones", () => {
  const totals = { contract_amount: "median", "company:cf_1": "none" } as const;
  expect(readTotals(writeTotals(totals))).toEqual(totals);
  expect(readTotals("")).toEqual({});
  expect(readTotals("a~sum,b~product,,%~max")).toEqual({ a: "sum", "%": "max" });
  expect(readTotals(null)).toBeUndefined();
});
