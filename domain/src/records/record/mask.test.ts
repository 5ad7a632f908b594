import { expect, test } from "vitest";
import { isMaskedValue, masked } from "./mask";

test.each([
  [{ email: "mina@hanbit.example" }, { email: "m***@hanbit.example" }],
  [{ email: "" }, { email: "" }],
  [
    { phone_number: { dial_code: "+82", value: "010-1234-5678" } },
    { phone_number: { dial_code: "+82", value: "***-****-5678" } },
  ],
  [{ phone: null }, { phone: null }],
  [{ tel: { dial_code: "+82", value: "119" } }, { tel: { dial_code: "+82", value: "119" } }],
  [
    {
      custom: { cf_a: "lee@acme.example", cf_b: "see lee@acme.example", cf_c: { dial_code: "", value: "0212345678" } },
    },
    {
      custom: { cf_a: "l***@acme.example", cf_b: "see lee@acme.example", cf_c: { dial_code: "", value: "******5678" } },
    },
  ],
  [{ custom_field: { cf_a: "lee@acme.example" } }, { custom_field: { cf_a: "l***@acme.example" } }],
  [
    { data: [{ relations: { lead: [{ email: "a@b.co" }] } }] },
    { data: [{ relations: { lead: [{ email: "a***@b.co" }] } }] },
  ],
  [
    {
      answers: [
        { label: "이메일", value: "a@b.co" },
        { label: "전화", value: "82-1012345678" },
      ],
      details: [
        { label: "메모", value: "10일에 3명, 5,000,000원" },
        { label: "날짜", value: "2026-03-01" },
      ],
      custom_fields: [
        { id: "cf_a", value: "a@b.co" },
        { id: "cf_b", value: "2026-03-01" },
      ],
    },
    {
      answers: [
        { label: "이메일", value: "a***@b.co" },
        { label: "전화", value: "**-******5678" },
      ],
      details: [
        { label: "메모", value: "10일에 3명, 5,000,000원" },
        { label: "날짜", value: "2026-03-01" },
      ],
      custom_fields: [
        { id: "cf_a", value: "a***@b.co" },
        { id: "cf_b", value: "2026-03-01" },
      ],
    },
  ],
  [
    { deal_name: "두레 상담", contract_amount: 5000000 },
    { deal_name: "두레 상담", contract_amount: 5000000 },
  ],
])("%j is shown as %j", (answer, shown) => {
  expect(masked(answer)).toEqual(shown);
});

test.each([
  ["m***@hanbit.example", true],
  ["mina@hanbit.example", false],
  [{ dial_code: "+82", value: "***-****-5678" }, true],
  [{ dial_code: "+82", value: "010-1234-5678" }, false],
  [null, false],
  ["5점 ***", false],
])("%j came masked: %s", (value, isMasked) => {
  expect(isMaskedValue(value)).toBe(isMasked);
});
