import { expect, test } from "vitest";
import { Filename, filenameKey, numberedName, previewTypeOf } from "./file-name";

test("a name is stored in composed Unicode form", () => {
  expect(Filename.parse("견적서.pdf".normalize("NFD"))).toBe("견적서.pdf");
  expect(Filename.parse(`${"가".repeat(251)}.pdf`.normalize("NFD"))).toHaveLength(255);
});

test.each(["", "  ", "a/b.pdf", "a\\b.pdf", "a\nb.pdf", "invoice\u202efdp.exe", `${"a".repeat(252)}.pdf`])(
  "%j is no file name",
  (name) => expect(Filename.safeParse(name).success).toBe(false),
);

test("names that differ only in letter case or Unicode form count as equal", () => {
  expect(filenameKey("견적.PDF".normalize("NFD"))).toBe(filenameKey("견적.pdf"));
  expect(filenameKey("a.pdf")).not.toBe(filenameKey("b.pdf"));
});

test.each([
  ["a.PNG", "image/png"],
  ["a.jpeg", "image/jpeg"],
  ["a.b.pdf", "application/pdf"],
  ["a.svg", undefined],
  ["a.html", undefined],
  ["png", undefined],
])("%s is shown as %s", (name, type) => expect(previewTypeOf(name)).toBe(type));

test.each([
  ["a.pdf", 1, "a.pdf"],
  ["a.b.pdf", 2, "a.b (2).pdf"],
  ["메모", 3, "메모 (3)"],
  [".env", 2, ".env (2)"],
])("%s with the number %i becomes %s", (name, number, numbered) => expect(numberedName(name, number)).toBe(numbered));
