import { expect, test } from "vitest";
import { Question } from "../../forms/question/question";
import { newRouter } from "../router/router";
import { submissionHeader } from "./submission-header";

test("the columns are the form's questions, and show which ones ask for phone numbers", () => {
  const router = newRouter("custom", "문의", "0d5c0000-aaaa-4bbb-8ccc-000000000001");
  const components = [
    Question.parse({ name: "cell", label: "휴대폰", type: "tel" }),
    Question.parse({ name: "hint", label: "안내", type: "note" }),
    Question.parse({ name: "order", label: "주문 번호", type: "shortText" }),
  ];
  expect(submissionHeader({ ...router, form: { ...router.form, components } }).labels).toEqual([
    { name: "cell", label: "휴대폰", type: "tel" },
    { name: "order", label: "주문 번호" },
  ]);
});
