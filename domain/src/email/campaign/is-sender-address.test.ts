import { expect, test } from "vitest";
import { isSenderAddress } from "./is-sender-address";

test.each(["news@dure.example", "a.b_c-d@mail.dure.example", "1@dure.example"])("%s can send", (address) =>
  expect(isSenderAddress(address)).toBe(true),
);

test.each([
  "",
  "dure.example",
  "@dure.example",
  ".a@dure.example",
  "a.@dure.example",
  "a..b@dure.example",
  "a+b@dure.example",
  "김@dure.example",
  "a b@dure.example",
  "a@b@dure.example",
  "a@dure",
])("%s can't send", (address) => expect(isSenderAddress(address)).toBe(false));
