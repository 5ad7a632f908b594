import { describe, expect, test } from "vitest";
import { changedValues, shownSubject } from "./audit-changes";

describe("changedValues", () => {
  test("names each changed field, including custom fields, except those that the entry repeats", () => {
    const before = { id: "a", name: "두레", email: "", custom: { size: 10, city: "서울" }, updated_at: "1" };
    const after = { id: "a", name: "두레상사", email: "", custom: { size: 12, city: "서울" }, updated_at: "2" };
    expect(changedValues(before, after)).toEqual([
      { field: "name", before: "두레", after: "두레상사" },
      { field: "size", before: "10", after: "12" },
    ]);
  });

  test("shows all values of a new or deleted object", () => {
    expect(changedValues(null, { name: "새 리드", phone: null, tags: [] })).toEqual([
      { field: "name", before: "", after: "새 리드" },
    ]);
    expect(changedValues({ name: "옛 리드" }, null)).toEqual([{ field: "name", before: "옛 리드", after: "" }]);
  });

  test.each(["secret", "client_secret", "access_token", "password", "code_hash", "x509_certificate", "uuid", "code"])(
    "never shows the value of %s, at any depth",
    (field) => {
      const changes = changedValues(
        { nested: { [field]: "old-value" }, [field]: "old-value" },
        { [field]: "new-value" },
      );
      expect(JSON.stringify(changes)).not.toMatch(/old-value|new-value/);
    },
  );

  test("says that a secret changed", () => {
    expect(changedValues({ client_secret: "a" }, { client_secret: "b" })).toEqual([
      { field: "client_secret", before: "••••", after: "••••" },
    ]);
  });

  test("cuts long values", () => {
    const [change] = changedValues(null, { content: "가".repeat(50_000) });
    expect(change?.after).toHaveLength(300);
  });
});

test("an invitation's code is hidden", () => {
  expect(shownSubject("invitation", "abcd1234")).toBe("••••");
  expect(shownSubject("lead", "abcd1234")).toBe("abcd1234");
});
