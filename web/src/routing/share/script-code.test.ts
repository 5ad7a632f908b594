import { expect, test } from "vitest";
import { decodeScript, encodeScript } from "./script-code";

test.each(["", "<script>gtag('config', 'G-1')</script>", "// 한글과 🙂\n", "\u0000ÿ"])("%j comes back", (text) => {
  expect(encodeScript(text)).toMatch(/^[A-Za-z\d+/]*={0,2}$/);
  expect(decodeScript(encodeScript(text))).toBe(text);
});

test("text that isn't base64 is decoded as an empty text", () => expect(decodeScript("%%%")).toBe(""));
