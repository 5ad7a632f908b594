import { expect, test } from "vitest";
import type { Finding } from "./research";
import { valueOfFinding } from "./value-of-finding";

const finding = (kind: Finding["kind"], more: Partial<Finding> = {}): Finding => ({
  ...{ id: kind, kind, text: "글", amount: null, period: null, sources: [1], confidence: "medium", accepted: null },
  ...more,
});

test("a finding is converted for the types of fields that can store it", () => {
  const founded = finding("founded", { period: "2016-03-02" });
  expect(valueOfFinding(founded, "date")).toBe("2016-03-02");
  expect(valueOfFinding(founded, "number")).toBe(2016);
  expect(valueOfFinding(finding("founded", { period: "2016" }), "date")).toBeUndefined();
  expect(valueOfFinding(finding("employees", { amount: 12 }), "number")).toBe(12);
  expect(valueOfFinding(finding("employees", { amount: 12 }), "currency")).toBeUndefined();
  expect(valueOfFinding(finding("revenue", { amount: 12 }), "currency")).toBe(12);
  expect(valueOfFinding(finding("website", { text: "https://a.example" }), "url")).toBe("https://a.example");
  expect(valueOfFinding(finding("history"), "textarea")).toBe("글");
  expect(valueOfFinding(finding("history"), "url")).toBeUndefined();
  expect(valueOfFinding(finding("history"), "checkbox")).toBeUndefined();
});
