import { expect, it } from "vitest";
import { newQuestion } from "./new-question";

it("gives a choice question its first option", () => {
  const words = { label: "질문", option: "선택지 1" };
  const options = [{ value: "선택지 1", label: "선택지 1" }];
  expect(newQuestion("radio", "q_abc", words)).toMatchObject({ name: "q_abc", options });
  expect(newQuestion("number", "q_abc", words).options).toEqual([]);
});
