import { expect, test } from "vitest";
import { answerRows } from "./answer-rows";

test("each question is shown with its answer, without empty answers and refused consents", () => {
  const answers = [
    { name: "seats", label: "Seats", value: 5 },
    { name: "topics", label: "Topics", value: ["Price", "Trial"] },
    { name: "unnamed", value: "as it was asked" },
    { name: "consent", label: "News", value: true },
    { name: "other", label: "Other", value: false },
    { name: "reason", label: "Reason", value: "" },
    { name: "none", label: "None", value: [] },
  ];
  expect(answerRows(answers, "ko")).toEqual([
    ["Seats", "5"],
    ["Topics", "Price, Trial"],
    ["unnamed", "as it was asked"],
    ["News", "예"],
  ]);
  expect(answerRows(answers, "en")).toContainEqual(["News", "Yes"]);
});

test("a phone number is shown in the reader's format, and other text is unchanged", () => {
  const value = "82-1012345678";
  const answers = [
    { name: "second", label: "Second phone", type: "tel" as const, value },
    { name: "order", label: "Order", value },
  ];
  expect(answerRows(answers, "ko")).toEqual([
    ["Second phone", "010-1234-5678"],
    ["Order", value],
  ]);
  expect(answerRows(answers, "en")[0]).toEqual(["Second phone", "+82 10-1234-5678"]);
});
