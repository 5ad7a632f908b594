import type { z } from "zod";

/** A slug out of a name, such as an address's local part; empty where the rule refuses it. */
export function suggestedSlug(name: string, rule: z.ZodType<string, string>): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  return rule.safeParse(slug).success ? slug : "";
}
