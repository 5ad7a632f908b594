import { expect, test } from "vitest";
import { isWanted } from "./matching-rows";

const row = {
  status: "churned",
  name: "김민수",
  email: "minsu@example.com",
  phone: "82-1012345678",
  company: "두레",
  answers: { size: 30, need: ["도입", "가격"], agree: true },
} as const;

test.each([
  ["", "", true],
  ["churned", "", true],
  ["assigned", "", false],
  ["", " MINSU@ ", true],
  ["", "가격", true],
  ["", "30", true],
  ["", "없는 말", false],
  ["assigned", "민수", false],
] as const)("status %j and %j: %s", (status, search, wanted) => expect(isWanted(row, { status, search })).toBe(wanted));
