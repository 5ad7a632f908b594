import { expect, test } from "vitest";
import { createFormat } from "../../../lib/format";
import { quickLink } from "./quick-link";

const format = createFormat("ko", "Asia/Seoul");

test.each([
  ["url", "dure.example/price", "https://dure.example/price", "https://dure.example/price"],
  ["url", "http://dure.example", "http://dure.example", "http://dure.example"],
  ["url", "HTTPS://dure.example", "HTTPS://dure.example", "HTTPS://dure.example"],
  ["email", "a@b.example", "mailto:a@b.example", "a@b.example"],
  ["phone-number", { dial_code: "+82", value: "10-1234-5678" }, "tel:+821012345678", "010-1234-5678"],
] as const)("a %s field of %o opens %s and copies %s", (type, value, href, copied) => {
  expect(quickLink({ type }, value, format)).toMatchObject({ href, copied });
});

test.each([
  ["url", ""],
  ["email", null],
  ["email", "a***@b.example"],
  ["phone-number", { dial_code: "+82", value: "" }],
  ["phone-number", { dial_code: "+82", value: "**-****-5678" }],
  ["text", "https://dure.example"],
] as const)("a %s field of %o has no link", (type, value) =>
  expect(quickLink({ type }, value, format)).toBeUndefined(),
);
