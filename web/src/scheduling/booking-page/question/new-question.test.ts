import { expect, it } from "vitest";
import { newQuestion } from "./new-question";

it("gives a first option where one has to be chosen", () => {
  expect(newQuestion("radio", "abc", "질문", "선택지 1")).toMatchObject({ name: "q_abc", options: ["선택지 1"] });
  expect(newQuestion("number", "abc", "질문", "선택지 1").options).toEqual([]);
});
