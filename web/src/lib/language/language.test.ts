import { expect, test } from "vitest";
import { browserLanguage, linkLanguage } from "./language";

test.each([
  [["ko-KR", "en"], "ko"],
  [["en-GB", "ko"], "en"],
  [["fr", "ko-KR"], "ko"],
  [["fr", "de"], "en"],
  [[], "en"],
])("a browser that speaks %j reads %s", (wanted, locale) => expect(browserLanguage(wanted)).toBe(locale));

test.each([
  ["?email=a%40b.kr&lang=ko", "ko"],
  ["?lang=en", "en"],
  ["?lang=fr", undefined],
  ["", undefined],
])("a link with %j reads %s", (search, locale) => expect(linkLanguage(search)).toBe(locale));
