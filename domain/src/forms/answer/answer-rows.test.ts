import { expect, test } from "vitest";
import { answerRows } from "./answer-rows";

test("each question is told with its answer; what was left empty or not agreed to is left out", () => {
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
