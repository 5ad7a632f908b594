import { Credentials, Password } from "@dure/domain/identity/sign-in";
import { expect, test } from "vitest";
import { entryRules } from "./entry-rules";

const EMAILS = [
  "",
  "a",
  "a@b",
  "a@b.co",
  "A.B+c@sub.example.com",
  "a..b@b.co",
  " a@b.co",
  "한글@b.co",
  `${"a".repeat(250)}@b.co`,
];
const PASSWORDS = ["", "Password1", "password1", "PASSWORD1", "Password", "Pass1", "비밀번호Aa1", "Aa1".repeat(2_000)];

test.each(EMAILS)("the entry pages accept %j as an e-mail address if the contract does", (email) => {
  expect(entryRules.isEmail(email)).toBe(Credentials.safeParse({ email, password: "x" }).success);
});

test.each(PASSWORDS)("the entry pages accept a password if the contract does (%#)", (password) => {
  expect(entryRules.isPassword(password)).toBe(Password.safeParse(password).success);
});
