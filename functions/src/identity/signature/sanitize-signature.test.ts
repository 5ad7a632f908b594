import { expect, test } from "vitest";
import { sanitizeSignature } from "./sanitize-signature";

test.each([
  ["a script", "<p>가</p><script>alert(1)</script>", "<p>가</p>"],
  ["a handler", '<p onclick="x()">가</p>', "<p>가</p>"],
  ["a style", '<p style="position:fixed">가</p><style>p{}</style>', "<p>가</p>"],
  ["a script's address", '<a href="javascript:alert(1)">가</a>', "<a>가</a>"],
  ["an address to call", '<a href="tel:010">가</a>', "<a>가</a>"],
  ["an address without a scheme", '<a href="//x.example">가</a>', "<a>가</a>"],
  ["a picture by http", '<p>가<img src="http://x.example/a.png"></p>', "<p>가</p>"],
  ["a picture in the text", '<p>가<img src="data:image/png;base64,AA"></p>', "<p>가</p>"],
  [
    "a picture's handler",
    '<img src="https://x.example/a.png" onerror="x()">',
    '<img src="https://x.example/a.png" alt="" />',
  ],
  [
    "a picture's odd size",
    '<img src="https://x.example/a.png" width="100%">',
    '<img src="https://x.example/a.png" alt="" />',
  ],
])("a signature can't contain %s", (_, sign, html) => expect(sanitizeSignature(sign).html).toBe(html));

test.each([
  '<p><strong>김하늘</strong> · 두레</p><p><a href="https://dure.test/?a=1&amp;b=2">dure.test</a></p>',
  '<p><a href="mailto:mina@dure.test">mina@dure.test</a></p>',
  '<p><img src="https://dure.test/logo.png" alt="두레" width="120" /></p>',
])("a signature can contain %s", (sign) => expect(sanitizeSignature(sign).html).toBe(sign));

test("a signature has a twin in plain text, with its links and without its pictures", () =>
  expect(
    sanitizeSignature(
      '<p>김하늘</p><p><a href="https://dure.test">두레</a> <img src="https://dure.test/a.png" alt="로고"></p>',
    ).text,
  ).toBe("김하늘\n\n두레 (https://dure.test)"));

test.each(["", "<p></p>", "<p> <br></p>", "<script>x</script>"])("%s is no signature", (sign) =>
  expect(sanitizeSignature(sign)).toEqual({ html: "", text: "" }),
);
