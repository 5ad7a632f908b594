import { expect, test } from "vitest";
import { noteHtml } from "../note/note";
import { nameKey } from "./name-key";
import { fullName } from "./record-label";

test.each([
  ["나래", "김", "김나래"],
  ["Ada", "Whitlock", "Ada Whitlock"],
  ["오지훈", "", "오지훈"],
  ["", "Marsh", "Marsh"],
])("%s %s has the full name %s", (first_name, last_name, expected) => {
  expect(fullName({ first_name, last_name })).toBe(expected);
});

test("a company's name is the same in any case, spacing and Unicode form", () => {
  expect(nameKey("  Café   두레 ")).toBe(nameKey("CAFÉ 두레".normalize("NFD")));
  expect(nameKey("(주)두레")).not.toBe(nameKey("두레"));
});

test("the text of a note is escaped in its HTML", () => {
  expect(noteHtml(`<a href="x">'&'</a>\r\n2`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;<br>2");
});
