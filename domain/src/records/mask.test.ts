import { expect, test } from "vitest";
import { masked } from "./mask";

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
  [
    { data: [{ relations: { lead: [{ email: "a@b.co" }] } }] },
    { data: [{ relations: { lead: [{ email: "a***@b.co" }] } }] },
  ],
  [
    { deal_name: "두레 상담", contract_amount: 5000000 },
    { deal_name: "두레 상담", contract_amount: 5000000 },
  ],
])("%j is shown as %j", (answer, shown) => {
  expect(masked(answer)).toEqual(shown);
});
