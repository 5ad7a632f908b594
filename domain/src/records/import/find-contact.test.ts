import { expect, test } from "vitest";
import { CrmRecord } from "../record/record";
import { contactFinder, isFoundByName } from "./find-contact";

const contact = (id: string, filled: Partial<CrmRecord>) =>
  CrmRecord.parse({
    id,
    kind: "contact",
    first_name: "영희",
    last_name: "이",
    created_at: "2026-11-21T00:00:00.000Z",
    created_by: "u1",
    updated_at: "2026-11-21T00:00:00.000Z",
    updated_by: "u1",
    ...filled,
  });
const phone = (value: string) => ({ dial_code: "+82", value });
const planned = (values: Record<string, unknown> = {}, name = {}) => ({
  first_name: "영희",
  last_name: "이",
  values,
  ...name,
});

const find = contactFinder([
  contact("by-mail", { email: "Younghee@example.com", first_name: "다른", last_name: "이름" }),
  contact("by-phone", { phone: phone("10-1234-5678") }),
  contact("of-both", { tel: phone("010-9999-0000"), phone: phone("010-1234-5678"), company_id: "c1" }),
  contact("of-company", { company_id: "c1" }),
]);

test.each([
  ["an address, whatever the name and the case", planned({ email: "younghee@EXAMPLE.com" }), undefined, "by-mail"],
  ["an address that nobody has, though name and company fit", planned({ email: "x@example.com" }), "c1", undefined],
  [
    "name and number, however it is written; the first of several",
    planned({ phone: phone("01012345678") }),
    undefined,
    "by-phone",
  ],
  ["name and an office's number", planned({ tel: phone("010-9999-0000") }), undefined, "of-both"],
  ["a number under another name", planned({ phone: phone("01012345678") }, { first_name: "철수" }), "c1", undefined],
  ["a number that nobody has, though name and company fit", planned({ phone: phone("01000000000") }), "c1", undefined],
  ["name and company", planned(), "c1", "of-both"],
  ["name and another company", planned(), "c2", undefined],
  ["the name alone", planned(), undefined, undefined],
])("%s", (_, meant, companyId, id) => {
  expect(find(meant, companyId)?.id).toBe(id);
});

test("only a person without an e-mail address is found by name", () => {
  expect([planned(), planned({ phone: phone("1") }), planned({ email: "a@example.com" })].map(isFoundByName)).toEqual([
    true,
    true,
    false,
  ]);
});
