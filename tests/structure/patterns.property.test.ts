import { check } from "recheck";
import { parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A pattern with heavy backtracking on a long text blocks its process. A length limit that is checked after the pattern
// doesn't help. So the server's patterns must run in linear time, or be listed here with a reason.

/** Files with patterns of quadratic time, and why their texts are never long. */
const BOUNDED: Readonly<Record<string, string>> = {
  "domain/src/shared/telemetry/scrub-text.ts": "it looks at 4,000 characters",
};

/** A pattern that isn't decided in this time passes. Some with long counts take half a minute, and are safe. */
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
    .filter((file) => !file.includes(".test.") && !(file in BOUNDED))
    .flatMap(patternsIn)
    .map((one) => [`/${one.pattern}/${one.flags}`, one]),
);

describe("regular expressions of the server", () => {
  test("exist", () => expect(patterns.size).toBeGreaterThan(200));

  test.each([...patterns])("%s runs in linear time", async (_, { pattern, flags, file }) => {
    const { status } = await check(pattern, flags, { checker: "automaton", timeout: DECIDED_MS });
    expect(status, file).not.toBe("vulnerable");
  });
});
