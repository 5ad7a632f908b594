import { expect, test } from "vitest";
import { identityTexts } from "./texts";

test.each(["password", "google.com", "microsoft.com"] as const)(
  "who signed up by %s is told so in words",
  (provider) => {
    const { ko, en } = identityTexts.wrongProvider(provider);
    expect(ko).not.toContain(provider);
    expect(en).not.toMatch(/: (?:password|\w+\.com)$/);
  },
);
