import { expect, test } from "vitest";
import { newOptions } from "./new-options";

const OPTIONS = [{ label: "서울" }, { label: "New York" }];

test.each([
  ["select", " 대구 ", ["대구"]],
  ["select", "서울, 대구", ["서울, 대구"]],
  ["multi-select", "서울; 대구,new  york\n대구", ["대구"]],
  ["multi-select", "인천;광주", ["인천", "광주"]],
  ["multi-select", ";", []],
])("a %s field gets new options from %j: %j", (type, text, expected) => {
  expect(newOptions(type, OPTIONS, text)).toEqual(expected);
});
