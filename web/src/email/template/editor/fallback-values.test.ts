import { expect, test } from "vitest";
import { fromForm, NEW_TEMPLATE, toForm } from "./fallback-values";

test("an empty fallback is not stored, and others are read back", () => {
  const template = { ...NEW_TEMPLATE, name: "감사", fallbacks: { company: "귀사" } };
  expect(fromForm({ ...toForm(template), fallbacks: { company: "귀사", host_name: " " } })).toEqual(template);
});
