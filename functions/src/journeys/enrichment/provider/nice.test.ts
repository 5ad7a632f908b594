import { expect, test } from "vitest";
import { partOfNice } from "./nice";

const FACTS = { scale: "중소기업", founded: "20160302", product: "", tel: "", homepage: "", email: "a@b.example" };
const year = (value: string, employees: string, sales: string) => ({ year: value, employees, sales, net_profit: "" });

test("figures that are missing are left out, never zero", () => {
  const years = [year("2025", "120", "1,234,000"), year("2024", "", "")];
  expect(partOfNice({ rsp_cd: "P000", ...FACTS, years })).toMatchObject({
    ...{ etb_date: "2016-03-02", email: "a@b.example", net_profit_history: [] },
    emp_history: [{ period: "2025", value: 120, basis: null, provider: "nice" }],
    sales_history: [{ period: "2025", value: 1_234_000, basis: "separate", provider: "nice" }],
  });
});
