import { expect, test } from "vitest";
import { answerText } from "./answer-text";

const WORDS = { yes: "Yes", no: "No" };

test("an answer is one line of text", () => {
  expect([undefined, true, false, ["Price", "Trial"], 5].map((value) => answerText(value, WORDS))).toEqual([
    "",
    "Yes",
    "No",
    "Price, Trial",
    "5",
  ]);
});

test("a phone number is written by the caller's format", () => {
  const phone = (value: string) => `tel ${value}`;
  expect(answerText("82-1012345678", { ...WORDS, phone })).toBe("tel 82-1012345678");
  expect(answerText(undefined, { ...WORDS, phone })).toBe("");
});
