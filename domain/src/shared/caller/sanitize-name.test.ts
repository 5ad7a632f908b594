import fc from "fast-check";
import { expect, test } from "vitest";
import { sanitizeName } from "./sanitize-name";

test.each([
  ["김두레", "김두레"],
  ["Anna-Lena O'Brien", "Anna-Lena O Brien"],
  ["x\r\nBcc: spy@evil.example", "x Bcc spy evil example"],
  ["Click https://evil.example/now", "Click https evil example now"],
  ["\u202Eevil\ud800", "evil"],
  ["<b>bold</b>", "b bold b"],
  ["", ""],
])("%j is read as %j", (given, name) => expect(sanitizeName(given)).toBe(name));

test("any given name becomes an empty name or a valid one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (given) => {
      const name = sanitizeName(given);
      expect(name === "" || /^[\p{L}\p{N} _-]+$/u.test(name)).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(60);
    }),
  );
});
