import { expect, test } from "vitest";
import { fromForm, NEW_TEMPLATE, toForm } from "./fallback-values";

test("what is left empty is not kept, and what was written comes back", () => {
  const template = { ...NEW_TEMPLATE, name: "감사", fallbacks: { company: "귀사" } };
  expect(fromForm({ ...toForm(template), fallbacks: { company: "귀사", host_name: " " } })).toEqual(template);
});
