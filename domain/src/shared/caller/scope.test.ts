import { describe, expect, test } from "vitest";
import { hasScope, SCOPES } from "./scope";

describe("a key's scopes", () => {
  test("reading does not include writing, and writing includes reading", () => {
    expect(hasScope(["records:read"], "records:read")).toBe(true);
    expect(hasScope(["records:read"], "records:write")).toBe(false);
    expect(hasScope(["records:write"], "records:read")).toBe(true);
  });

  test("one area says nothing about another", () => {
    expect(hasScope(["records:write"], "scheduling:read")).toBe(false);
    expect(hasScope(["mcp:write"], "records:read")).toBe(false);
    expect(hasScope([], "mcp:read")).toBe(false);
  });

  test("there is one to read and one to write for each area", () => {
    expect(SCOPES).toContain("email:read");
    expect(SCOPES).toContain("mcp:write");
    expect(new Set(SCOPES).size).toBe(SCOPES.length);
  });
});
