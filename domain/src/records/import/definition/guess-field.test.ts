import { expect, test } from "vitest";
import { guessField } from "./guess-field";

test.each([
  ["예산", ["6,500만", "", "1,200"], { label: "예산", type: "number" }],
  ["비율", ["99.5%", "3"], { label: "비율", type: "number", attributes: { precision: 2 } }],
  ["계약일", ["20251019", "26.10.15"], { label: "계약일", type: "date" }],
  ["Mail", ["mina@example.com"], { label: "Mail", type: "email" }],
  ["휴대폰", ["010-1234-5678"], { label: "휴대폰", type: "phone-number" }],
  ["코드", ["0012", "34"], { label: "코드", type: "text" }],
  ["비고", ["전시회", "3"], { label: "비고", type: "text" }],
  ["빈 열", ["", ""], { label: "빈 열", type: "text" }],
])("the column %s with %j could become %j", (header, samples, field) =>
  expect(guessField(header, samples)).toEqual(field),
);
