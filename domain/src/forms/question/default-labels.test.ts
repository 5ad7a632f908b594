import { expect, it } from "vitest";
import { DEFAULT_LABELS, labelIn } from "./default-labels";

it("puts a label that nobody has changed into the reader's language, whichever it was made in", () => {
  for (const [name, { ko, en }] of Object.entries(DEFAULT_LABELS))
    for (const label of [ko, en]) {
      expect(labelIn("ko", { name, label })).toBe(ko);
      expect(labelIn("en", { name, label })).toBe(en);
    }
});

it("leaves others as written, and questions of a page's own", () => {
  expect(labelIn("en", { name: "company", label: "소속" })).toBe("소속");
  expect(labelIn("en", { name: "q_abc", label: "이름" })).toBe("이름");
  expect(labelIn("en", { name: "toString", label: "이름" })).toBe("이름");
});
