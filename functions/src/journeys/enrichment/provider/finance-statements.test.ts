import { expect, test } from "vitest";
import { partOfStatements } from "./finance-statements";

const statement = (bizYear: string, fnclDcd: string, enpSaleAmt: string) => ({
  bizYear,
  fnclDcd,
  enpSaleAmt,
  enpCrtmNpf: "-",
});

test("revenue is consolidated if possible, sales are the company's own, and a dash is not a zero", () => {
  const part = partOfStatements([
    statement("2025", "110", "300"),
    statement("2025", "120", "200"),
    statement("2024", "120", "150"),
  ]);
  expect(part.revenue_history.map(({ period, value, basis }) => [period, value, basis])).toEqual([
    ["2025", 300, "consolidated"],
    ["2024", 150, "separate"],
  ]);
  expect(part.sales_history.map(({ value }) => value)).toEqual([200, 150]);
  expect(part.net_profit_history).toEqual([]);
});
