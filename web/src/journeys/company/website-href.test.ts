import { expect, test } from "vitest";
import { websiteHref } from "./website-href";

test.each([
  ["www.hanbit.example", "https://www.hanbit.example"],
  [" http://hanbit.example/ko ", "http://hanbit.example/ko"],
  ["", undefined],
  ["-", undefined],
  ["javascript:alert(1)", undefined],
])("%j leads to %j", (url, href) => {
  expect(websiteHref(url)).toBe(href);
});
