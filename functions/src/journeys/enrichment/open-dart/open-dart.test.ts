import { expect, test } from "vitest";
import { headcount, partOfAccounts } from "./open-dart";

const account = (fs_div: "CFS" | "OFS", sj_div: string, account_nm: string, amounts: [string, string, string]) => ({
  fs_div,
  sj_div,
  account_nm,
  thstrm_amount: amounts[0],
  frmtrm_amount: amounts[1],
  bfefrmtrm_amount: amounts[2],
});

test("an annual report has three years, consolidated first, under any name for revenue", () => {
  const part = partOfAccounts(
    [
      account("OFS", "IS", "매출액", ["200", "150", "100"]),
      account("CFS", "BS", "매출액", ["1", "1", "1"]),
      account("CFS", "IS", "영업수익", ["1,300", "1,200", "-"]),
      account("CFS", "IS", "당기순이익(손실)", ["-30", "20", "10"]),
    ],
    2025,
  );
  expect(part.revenue_history.map(({ period, value, basis }) => [period, value, basis])).toEqual([
    ["2024", 1200, "consolidated"],
    ["2025", 1300, "consolidated"],
  ]);
  expect(part.sales_history.map(({ value }) => value)).toEqual([100, 150, 200]);
  expect(part.net_profit_history.at(-1)).toMatchObject({ period: "2025", value: -30 });
});

test("employees are summed up once, whether or not the report has rows of totals", () => {
  const divisions = [
    { fo_bbm: "영업", sexdstn: "남", sm: "1,100" },
    { fo_bbm: "영업", sexdstn: "여", sm: "50" },
    { fo_bbm: "연구", sexdstn: "남", sm: "-" },
  ];
  expect(headcount(divisions)).toBe(1150);
  expect(headcount([...divisions, { fo_bbm: "성별합계", sexdstn: "남", sm: "1,150" }])).toBe(1150);
  expect(headcount([{ fo_bbm: "영업", sexdstn: "남", sm: "-" }])).toBeUndefined();
});
