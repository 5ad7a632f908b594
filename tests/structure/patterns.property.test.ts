import { check } from "recheck";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A pattern that goes back and forth over a long text keeps a process from answering anybody. No limit on lengths helps
// where it comes after the pattern, so a pattern of the server takes time that grows with the text, or says why not.

/** Patterns that take the square of a text, and why no text is long there. */
const BOUNDED: Readonly<Record<string, string>> = {
  [String.raw`/\S+@\S+/g`]: "scrub-text.ts looks at 4,000 characters",
  "/\"[^\"\\n]*\"|'[^'\\n]*'|`[^`\\n]*`|[“‘][^”’\\n]*[”’]/g": "scrub-text.ts looks at 4,000 characters",
};

/** What isn't decided by then is let through: those have dozens of letters and few repetitions. */
const DECIDED_MS = 500;

const patternsIn = (file: string): { pattern: string; flags: string; file: string }[] => {
  const found: { pattern: string; flags: string; file: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) found.push({ ...node.regex, file });
    },
  });
  visitor.visit(parseSync(file, textOf(file)).program);
  return found;
};

const patterns = new Map(
  filesLike("{domain,functions}/src/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .flatMap(patternsIn)
    .map((one) => [`/${one.pattern}/${one.flags}`, one]),
);

describe("patterns of the server", () => {
  test("exist", () => expect(patterns.size).toBeGreaterThan(200));

  test.each([...patterns])("%s takes time that grows with the text", async (written, { pattern, flags, file }) => {
    const { status } = await check(pattern, flags, { checker: "automaton", timeout: DECIDED_MS });
    const isSlow = status === "vulnerable";
    expect(isSlow, file).toBe(written in BOUNDED);
  });
});
