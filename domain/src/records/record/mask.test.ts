import { expect, test } from "vitest";
import { isMaskedValue, maskValue } from "./mask";

test.each([
  ["contact", "mina@hanbit.example", "m***@hanbit.example"],
  ["contact", "", ""],
  ["contact", null, null],
  ["contact", { dial_code: "+82", value: "010-1234-5678" }, { dial_code: "+82", value: "***-****-5678" }],
  ["contact", { dial_code: "+82", value: "119" }, { dial_code: "+82", value: "119" }],
  ["contact", "82-1012345678", "**-******5678"],
  ["field", "lee@acme.example", "l***@acme.example"],
  ["field", "see lee@acme.example", "see lee@acme.example"],
  ["field", { dial_code: "", value: "0212345678" }, { dial_code: "", value: "******5678" }],
  ["field", "2026-03-01", "2026-03-01"],
  ["answer", "a@b.co", "a***@b.co"],
  ["answer", "a@.b..co", "a***@.b..co"],
  ["answer", "82-1012345678", "**-******5678"],
  ["answer", "10일에 3명, 5,000,000원", "10일에 3명, 5,000,000원"],
  ["answer", "2026-03-01", "2026-03-01"],
] as const)("a %s: %j is shown as %j", (kind, value, shown) => {
  expect(maskValue(kind, value)).toEqual(shown);
  expect(maskValue(kind, shown)).toEqual(shown);
});

test.each([
  ["m***@hanbit.example", true],
  ["mina@hanbit.example", false],
  [{ dial_code: "+82", value: "***-****-5678" }, true],
  [{ dial_code: "+82", value: "010-1234-5678" }, false],
  [null, false],
  ["5점 ***", false],
])("%j counts as masked: %s", (value, isMasked) => {
  expect(isMaskedValue(value)).toBe(isMasked);
});
