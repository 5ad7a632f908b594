import { expect, test } from "vitest";
import { companyKey } from "./company-key";

test.each([
  [
    "두레",
    [
      "(주)두레",
      "㈜두레",
      "㈜ 두레",
      "(주) 두레",
      "두레(주)",
      "두레 ㈜",
      "주식회사 두레",
      "주식회사두레",
      "두레 주식회사",
      "（주）두레",
      "유한회사 두레",
      "(유)두레",
      "두레 Co., Ltd.",
      "두레Co.,Ltd",
      "두레 Inc.",
      " 두 레 ",
      "농업회사법인 주식회사 두레",
      "두레".normalize("NFD"),
    ],
  ],
  [
    "dure",
    [
      "Dure",
      "DURE",
      "Dure Inc.",
      "Dure, Inc",
      "Dure Co., Ltd.",
      "Dure Co.,Ltd.",
      "Dure Co. Ltd",
      "DURE CO LTD",
      "Dure Corporation",
      "Dure LLC",
      "Dure Ltd.",
      "Dure Limited",
      "Dure Company",
      "Dure GmbH",
      "Ｄｕｒｅ",
      "Dure (Inc.)",
      "Dure Pte. Ltd.",
      "(주)Dure",
    ],
  ],
])("%s is the key of every spelling of the name", (key, names) => {
  for (const name of names) expect([name, companyKey(name)]).toEqual([name, key]);
});

test.each([
  ["두레", "두레상사"],
  ["AT&T", "ATT"],
  ["Incheon", "heon"],
  ["Costco", "Cost"],
  ["Coltd", "Col"],
  ["주식회사", "유한회사"],
  ["유한양행", "양행"],
  ["C++", "C"],
])("%s and %s have different keys", (one, other) => expect(companyKey(one)).not.toBe(companyKey(other)));

test.each(["주식회사", "(주)", "Inc.", "...", "\ud800"])("%j still has a key", (name) =>
  expect(companyKey(name)).not.toBe(""),
);

test("the key of a key is the same key", () => {
  for (const name of ["(주)두레 Co., Ltd.", "A.B.C. Inc", "주식회사 주식회사 두레", "Dure Co Company"])
    expect(companyKey(companyKey(name))).toBe(companyKey(name));
});
