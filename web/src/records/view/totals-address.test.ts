import { expect, test } from "vitest";
import { readTotals, writeTotals } from "./totals-address";

test("totals stand in an address and are read from it; what can't be read is left out", () => {
  const totals = { contract_amount: "median", "company:cf_1": "none" } as const;
  expect(readTotals(writeTotals(totals))).toEqual(totals);
  expect(readTotals("")).toEqual({});
  expect(readTotals("a~sum,b~product,,%~max")).toEqual({ a: "sum", "%": "max" });
  expect(readTotals(null)).toBeUndefined();
});
