import { expect, test } from "vitest";
import { identityTexts } from "./texts";

test.each(["password", "google.com", "microsoft.com"] as const)(
  "a person who signed up by %s sees the provider's name in words",
  (provider) => {
    const { ko, en } = identityTexts.wrongProvider(provider);
    expect(ko).not.toContain(provider);
    expect(en).not.toMatch(/: (?:password|\w+\.com)$/);
  },
);
