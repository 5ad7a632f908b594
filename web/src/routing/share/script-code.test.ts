import { expect, test } from "vitest";
import { decodeScript, encodeScript } from "./script-code";

test.each(["", "<script>gtag('config', 'G-1')</script>", "// 한글과 🙂\n", "\u0000ÿ"])("%j comes back", (text) => {
  expect(encodeScript(text)).toMatch(/^[A-Za-z\d+/]*={0,2}$/);
  expect(decodeScript(encodeScript(text))).toBe(text);
});

test("what is no base64 is no text", () => expect(decodeScript("%%%")).toBe(""));
