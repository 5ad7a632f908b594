import { expect, test } from "vitest";
import { secondLine } from "./second-line";

const found = {
  company_name: "두레",
  email: "k***@example.com",
  statusStage: { status: "IN_SALES" as const, stage: { id: "s", label: "협상" } },
  address: "서울",
  role: "대표",
  department: "",
};

test.each([
  ["lead", "두레 · k***@example.com"],
  ["deal", "협상 · 두레 · k***@example.com"],
  ["company", "서울"],
  ["contact", "두레 · 대표 · k***@example.com"],
] as const)("the second line of a %s", (entity, expected) => expect(secondLine({ ...found, entity })).toBe(expected));
