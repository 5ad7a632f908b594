import { expect, test } from "vitest";
import { plainText } from "./plain-text";

test.each([
  ["<b>누리식품</b>, 매출 &quot;2배&quot;", '누리식품, 매출 "2배"'],
  ["R&amp;D 투자 &lt;속보&gt;", "R&D 투자 <속보>"],
  ["&amp;lt;", "&lt;"],
  ["&#39;새벽&#x27;\n  배송", "'새벽' 배송"],
  ["&#0;&#xD800;&#9999999;&unknown;", "&unknown;"],
  ["3 < 5 그리고 a > b", "3 < 5 그리고 a > b"],
])("%j reads %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});
