import { NO_FIELDS } from "@dure/domain/records/field/custom-field";
import { importFields } from "@dure/domain/records/import/import-field";
import { suggestMapping } from "@dure/domain/records/import/suggest-mapping";
import { expect, test } from "vitest";
import { parseVcards } from "./parse-vcards";

const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n");

const whole = card(
  "VERSION:3.0",
  "N:김;하늘;;;",
  "FN:김하늘",
  "ORG:두레상사\\, 주식회사;영업본부;1팀",
  "TITLE:팀장",
  "item1.TEL;TYPE=WORK,VOICE:02-555-0100",
  "TEL;TYPE=CELL:010-2345-6789",
  "TEL;TYPE=WORK,FAX:02-555-0101",
  "EMAIL;TYPE=HOME:sky@home.example",
  "EMAIL;TYPE=WORK,PREF:sky@durecards.ex",
  " ample",
  "URL:https://durecards.example/about",
  'ADR;LABEL="서울: 본사":;3층;테헤란로 1;강남구;서울;06000;대한민국',
  "PHOTO;ENCODING=b;TYPE=JPEG:AAAA",
  " BBBB",
);

test("a card becomes a row under names that the mapping knows", () => {
  expect(parseVcards(whole, "ko")).toEqual([
    [
      ...["리드명", "연락처 이름", "연락처 이메일", "연락처 휴대폰", "연락처 전화", "연락처 팩스", "연락처 부서"],
      ...["연락처 직책", "회사명", "홈페이지", "회사 주소"],
    ],
    [
      ...["김하늘", "김하늘", "sky@durecards.example", "010-2345-6789", "02-555-0100", "02-555-0101", "영업본부 1팀"],
      ...["팀장", "두레상사, 주식회사", "https://durecards.example/about", "서울 강남구 테헤란로 1 3층"],
    ],
  ]);
});

test.each(["ko", "en"] as const)("every column is mapped to its field, in %s", (locale) => {
  const [header = [], row = []] = parseVcards(whole, locale);
  const sets = { lead: NO_FIELDS("lead"), company: NO_FIELDS("company"), contact: NO_FIELDS("contact") };
  const fields = importFields("lead", sets, { pipeline: null, locale });
  const columns = header.map((label, column) => ({ header: label, samples: [row[column] ?? ""] }));
  expect(suggestMapping(columns, fields, {}, { members: [] })).toEqual([
    ...["lead:deal_name", "contact:name", "contact:email", "contact:phone", "contact:tel", "contact:fax"],
    ...["contact:department", "contact:role", "company:name", "company:url", "company:address"],
  ]);
});

test.each([
  ["an old phone's EUC-KR", "N;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:=C8=AB;=B1=E6=B5=BF", "홍길동"],
  ["EUC-KR that does not say so", "FN;QUOTED-PRINTABLE:=C8=AB=B1=E6=\r\n=B5=BF", "홍길동"],
  ["an unknown character set", "FN;CHARSET=NONE-1;ENCODING=QUOTED-PRINTABLE:=ED=99=8D", "홍"],
  ["a name in two parts", "N:Lee;Ann;B.;;", "Ann B. Lee"],
  ["a name with a semicolon", "FN:A\\;B\\nC\\\\D", "A;B C\\D"],
  ["no name but a company", "ORG:두레상사", "두레상사"],
])("%s", (_, line, name) => {
  expect(parseVcards(card("VERSION:2.1", line), "ko")[1]?.[0]).toBe(name);
});

test("version 4.0 writes phone numbers as URIs", () => {
  const [header, row] = parseVcards(card("VERSION:4.0", "FN:Ann", "TEL;VALUE=uri;TYPE=cell:tel:+82-10-1-2"), "en");
  expect(header).toEqual(["Lead name", "Contact name", "Contact mobile"]);
  expect(row).toEqual(["Ann", "Ann", "+82-10-1-2"]);
});

test("a Korean mobile number is recognized without a type", () => {
  const [, row] = parseVcards(card("FN:Ann", "TEL:02-555-0100", "TEL:+82 10-2345-6789"), "en");
  expect(row).toEqual(["Ann", "Ann", "+82 10-2345-6789", "02-555-0100"]);
});

test("equal cards become one row, and an empty card becomes none", () => {
  expect(parseVcards(whole + whole + card("VERSION:3.0"), "ko")).toHaveLength(2);
});

test.each(["", "a,b\n1,2", "BEGIN:VCARD\nFN:never ended", "END:VCARD", card("NOTE:x")])("no cards: %j", (text) => {
  expect(parseVcards(text, "ko")).toEqual([]);
});
