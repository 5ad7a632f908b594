import { expect, test } from "vitest";
import { browserLanguage } from "./language";

test.each([
  [["ko-KR", "en"], "ko"],
  [["en-GB", "ko"], "en"],
  [["fr", "ko-KR"], "ko"],
  [["fr", "de"], "en"],
  [[], "en"],
])("a browser that speaks %j reads %s", (wanted, locale) => expect(browserLanguage(wanted)).toBe(locale));
