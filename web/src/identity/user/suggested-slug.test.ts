import { Slug } from "@dure/domain/identity/user";
import { expect, test } from "vitest";
import { suggestedSlug } from "./suggested-slug";

test.each([
  ["Mina.Kim", "mina-kim"],
  ["kim_mina", "kim_mina"],
  ["+mina+", "mina"],
  ["a".repeat(50), "a".repeat(40)],
  ["k", ""],
  ["__k__", ""],
])("for %s the booking address %j is suggested", (name, slug) => expect(suggestedSlug(name, Slug)).toBe(slug));

test("no slug is suggested that a stricter rule refuses", () => {
  const rule = Slug.refine((slug) => slug !== "docs");
  expect(suggestedSlug("hanbit", rule)).toBe("hanbit");
  expect(suggestedSlug("docs", rule)).toBe("");
});
