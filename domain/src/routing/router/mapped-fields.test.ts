import { expect, test } from "vitest";
import { mappingProblems } from "./mapped-fields";
import { type FormType, newRouter } from "./router";

const MAPPABLE = new Set(["lead:size", "company:name"]);
const found = (mapping: Record<string, string>, formType: FormType = "custom") =>
  mappingProblems({ ...newRouter(formType, "Router", "none"), form_field_mapping: mapping }, MAPPABLE).map(
    ({ step, target, text }) => [step, target, text.en],
  );

test("each field keeps the answer to one question", () => {
  const twice = "This field already keeps another answer. Please choose another one.";
  expect(found({ size: "lead:size", company: "company:name" })).toEqual([]);
  expect(found({ size: "lead:size", size_2: "lead:size" })).toEqual([["form", "size_2", twice]]);
  expect(found({ size: "lead:size", size_2: "lead:size" }, "mapping")).toEqual([["connect", "size_2", twice]]);
});

test("a field that is archived, or that there never was, keeps none", () =>
  expect(found({ size: "lead:gone" })).toEqual([
    ["form", "size", "This question is linked to a field that is archived or gone. Please choose another one."],
  ]));
