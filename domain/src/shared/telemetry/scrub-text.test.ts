import fc from "fast-check";
import { expect, test } from "vitest";
import { scrubText } from "./scrub-text";

test.each([
  ["Cannot read properties of undefined", "Cannot read properties of undefined"],
  ["mail to mina@hanbit.example failed", "mail to [email] failed"],
  ["call +82 10-1234-5678 now", "call [number] now"],
  ["GET https://dure.example/api/leads?search=kim&page=2 failed", "GET https://dure.example/api/leads?[query] failed"],
  ["GET /api/leads?search=kim failed", "GET /api/leads?[query] failed"],
  ["Bearer abc.def was refused", "[token] was refused"],
  ["key dure_live_abc123def456_A1b2C3 is old", "key [token] is old"],
  ["a token eyJhbGciOi.eyJzdWIi.c2ln is bad", "a token [token] is bad"],
  ['No lead is called "Kim Mina"', "No lead is called [text]"],
  ["김하늘 님의 리드 is gone", "[text] is gone"],
])("%s", (text, scrubbed) => expect(scrubText(text)).toBe(scrubbed));

test("an e-mail address is removed from any place in a text", () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
      expect(scrubText(`${before} ${email} ${after}`)).not.toContain(email);
    }),
  );
});
