import { Question } from "@dure/domain/forms/question/question";
import { expect, it } from "vitest";
import { sharedKo } from "../../../ui/public/texts/ko";
import { checkAnswers } from "../check-answers";
import { wireAnswers } from "../wire-answers";
import { pendingEntry, uploadedEntry } from "./file-entry";

const question = Question.parse({ name: "q", label: "Q", type: "file", required: true, max_files: 2 });
const ko = { ...sharedKo, consentRequired: "" };
const answersOf = (...entries: string[]) => ({ values: { q: entries }, dialCodes: {} });
const uploaded = uploadedEntry("one", "제안서/1.pdf");

it("sends the ids of what is uploaded", () =>
  expect(wireAnswers([question], answersOf(uploaded))).toEqual([{ name: "q", value: ["one"] }]));

it.each([
  [[], ko.required],
  [[uploaded], undefined],
  [[uploaded, pendingEntry("two")], ko.waitForFiles],
  [[uploaded, uploaded, uploaded], ko.tooManyFiles(2)],
] as const)("the problem of %j is %s", (entries, problem) =>
  expect(checkAnswers([question], answersOf(...entries), ko).q).toBe(problem),
);
