import { expect, test } from "vitest";
import { correctCell } from "./correct-cell";
import { fieldOf, LOOKUPS } from "./import-fixture";
import { cellReader } from "./read-cell";

const read = (field: string, text: string) => cellReader(fieldOf(field), LOOKUPS)(text);
const decomposed = (text: string) => text.normalize("NFD");

test.each([
  ["deal_name", " 도입 상담 ", "도입 상담"],
  ["deal_name", "=SUM(A1:A9)", "=SUM(A1:A9)"],
  ["deal_name", "<b>굵게</b>", "<b>굵게</b>"],
  ["textarea", "첫 줄\n둘째 줄", "첫 줄\n둘째 줄"],
  ["number", "0120", 120],
  ["number", "-5", -5],
  ["decimal", "3.25", 3.25],
  ["contract_amount", "9999999999", 9_999_999_999],
  ["date", "2024-02-29", "2024-02-29"],
  ["email", "Mina@Example.com", "Mina@Example.com"],
  ["phone_number", "01012345678", { dial_code: "+82", value: "1012345678" }],
  ["phone_number", "010-1234-5678", { dial_code: "+82", value: "1012345678" }],
  ["phone_number", "+821012345678", { dial_code: "+82", value: "1012345678" }],
  ["phone_number", "119", { dial_code: "+82", value: "119" }],
  ["phone_number", "+1 01012345678", { dial_code: "+1", value: "01012345678" }],
  ["phone_number", "+1 2025550100", { dial_code: "+1", value: "2025550100" }],
  ["checkbox", "True", true],
  ["checkbox", "FALSE", false],
  ["url", "https://dure.example/a?b=%20", "https://dure.example/a?b=%20"],
  ["url", "dure.co.kr", "dure.co.kr"],
  ["select", "New York", "o3"],
  ["select", decomposed("서울"), "o1"],
  ["options", "서울;New York;서울", ["o1", "o3"]],
  ["assignee", "MINA@example.com", "u1"],
  ["stage", "제안", "default-proposal"],
  ["company", "c-1", { id: "c-1" }],
  ["partner", "c_2", { id: "c_2" }],
  ["name", "김민수", { first_name: "민수", last_name: "김" }],
  ["name", "Mary Ann Lee", { first_name: "Mary Ann", last_name: "Lee" }],
  ["number", "  ", undefined],
])("%s takes %j as %j", (field, text, value) => expect(read(field, text)).toEqual({ value }));

test.each([
  ["deal_name", "첫 줄\n둘째 줄", "not_line"],
  ["deal_name", "가".repeat(1001), "too_long"],
  ["number", "1,200", "not_number"],
  ["number", "1.5", "not_number"],
  ["number", "1e3", "not_number"],
  ["number", "９", "not_number"],
  ["number", "9".repeat(20), "too_large"],
  ["decimal", "3.255", "not_number"],
  ["contract_amount", "₩1000", "not_number"],
  ["contract_amount", "10000000000", "too_large"],
  ["date", "2024-02-30", "not_date"],
  ["date", "2024.2.3", "not_date"],
  ["date", "24-02-03", "not_date"],
  ["email", "mina@", "not_email"],
  ["email", "=cmd|' /C calc'!A0", "not_email"],
  ["phone_number", "전화 주세요", "not_phone"],
  ["phone_number", "전화 010-1234-5678", "not_phone"],
  ["phone_number", "12", "not_phone"],
  ["checkbox", "yes", "not_checkbox"],
  ["checkbox", "1", "not_checkbox"],
  ["url", "https://두레.kr", "not_url"],
  ["url", "javascript:alert(1)", "not_url"],
  ["url", "https://a.kr/<b>", "not_url"],
  ["url", "a b.kr", "not_url"],
  ["select", "seoul", "not_option"],
  ["select", "서 울", "not_option"],
  ["options", "서울; 부산", "not_options"],
  ["options", "서울,부산", "not_options"],
  ["options", "서울;", "not_options"],
  ["assignee", "김미나", "not_user"],
  ["assignee", "stranger@example.com", "not_user"],
  ["stage", "제안 ", undefined],
  ["stage", "Proposal", "not_stage"],
  ["company", "두레 상사", "not_record"],
])("%s refuses %j: %s", (field, text, problem) =>
  problem ? expect(read(field, text)).toEqual({ problem }) : expect(read(field, text)).toHaveProperty("value"),
);

test.each([
  ["deal_name", "첫 줄\n둘째 줄", "첫 줄 둘째 줄"],
  ["number", "1,200원", "1200"],
  ["contract_amount", "₩ 1,000", "1000"],
  ["date", "2024. 2. 3.", "2024-02-03"],
  ["date", "2024년 2월 3일", "2024-02-03"],
  ["date", "2024/12/03 09:00:00", "2024-12-03"],
  ["phone_number", "010-1234-5678", "01012345678"],
  ["phone_number", "+82 10-1234-5678", "+82 1012345678"],
  ["phone_number", "+1 (202) 555-0100", "+1 2025550100"],
  ["email", "mailto: mina@example.com", "mina@example.com"],
  ["checkbox", "예", "True"],
  ["checkbox", "n", "False"],
  ["select", "new york", "New York"],
  ["options", "부산, 서울", "부산;서울"],
  ["assignee", "김미나", "mina@example.com"],
  ["stage", "  협 상", "협상"],
])("%s mends %j to %j", (field, text, mended) => expect(correctCell(text, fieldOf(field), LOOKUPS)).toBe(mended));

test.each([
  ["date", "2024-02-30"],
  ["date", "3/2/24"],
  ["email", "mina"],
  ["select", "대구"],
  ["assignee", "박모름"],
  ["deal_name", "가".repeat(1001)],
])("%s does not guess what %j means", (field, text) =>
  expect(correctCell(text, fieldOf(field), LOOKUPS)).toBeUndefined(),
);
