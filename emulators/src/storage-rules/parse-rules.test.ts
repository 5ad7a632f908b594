import { describe, expect, it } from "vitest";
import { lint } from "./lint";
import { parseRules } from "./parse-rules";
import { RulesSyntaxError } from "./scanner";

const rules = (body: string) => `service firebase.storage {\n  match /b/{bucket}/o {\n    ${body}\n  }\n}`;

describe("parseRules", () => {
  it("defaults to version 1", () => {
    expect(parseRules(rules("")).version).toBe(1);
    expect(parseRules(`rules_version = "2";${rules("")}`).version).toBe(2);
  });

  it.each([
    ["match /{x} { allow get: if ; }", "3:32", "Unexpected ';'"],
    ["match /{x} { allow fetch; }", "3:24", "Invalid method 'fetch'"],
    ["match /{x} { allow get: true; }", "3:29", "Missing 'if' before conditional expression"],
    ["match /{x} { allow get: if 1 + ; }", "3:36", "Unexpected ';'"],
    ["let x = 1;", "3:5", "expected 'match', 'allow', 'function' or '}'"],
    ["match { }", "3:11", "expected a match path"],
    ["match /{a=**}/{b=**} { }", "3:25", "Only one recursive wildcard"],
    ["match /{x} { allow get: if 'open }", "3:32", "Unexpected"],
    ["function f( { return 1; }", "3:17", "expected a name"],
  ])("refuses %s", (body, position, message) => {
    try {
      parseRules(rules(body));
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      expect(error.message).toContain(message);
      expect(`${error.position.line}:${error.position.column}`).toBe(position);
    }
  });

  it("refuses an unknown version and a missing service", () => {
    expect(() => parseRules(`rules_version = '3';${rules("")}`)).toThrow("Unsupported rules_version '3'");
    expect(() => parseRules("")).toThrow("expected 'service'");
  });
});

describe("lint", () => {
  it.each([
    ["match /{x} { allow get: if y == x; }", ["Invalid variable name: y."]],
    ["match /{x} { allow get: if nosuch(x); }", ["Invalid function name: nosuch."]],
    [
      "function f(a) { return a; } match /{x} { allow get: if f(); }",
      ["Function 'f' takes 1 arguments, called with 0."],
    ],
    [
      "function f(a) { let b = a; return b && request.auth != null; } match /{x} { allow get: if f(x) || math.abs(1) == 1; }",
      [],
    ],
  ])("%s", (body, texts) => {
    expect(lint(parseRules(rules(body))).map(({ text }) => text)).toEqual(texts);
  });
});
