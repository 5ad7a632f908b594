import { expect, it } from "vitest";
import { DEFAULT_LABELS, labelIn } from "./default-labels";

it("translates a default label into the reader's language", () => {
  for (const [name, { ko, en }] of Object.entries(DEFAULT_LABELS))
    for (const label of [ko, en]) {
      expect(labelIn("ko", { name, label })).toBe(ko);
      expect(labelIn("en", { name, label })).toBe(en);
    }
});

it("doesn't translate edited labels, nor the labels of a page's own questions", () => {
  expect(labelIn("en", { name: "company", label: "소속" })).toBe("소속");
  expect(labelIn("en", { name: "q_abc", label: "이름" })).toBe("이름");
  expect(labelIn("en", { name: "toString", label: "이름" })).toBe("이름");
});
