import { expect, test } from "vitest";
import { answerText } from "./answer-text";

const WORDS = { yes: "Yes", no: "No", phone: (value: string) => `tel ${value}` };

test("an answer is shown as one line of text", () => {
  expect([undefined, true, false, ["Price", "Trial"], 5].map((value) => answerText({ value }, WORDS))).toEqual([
    "",
    "Yes",
    "No",
    "Price, Trial",
    "5",
  ]);
});

test("a phone number is formatted with the caller's function", () => {
  expect(answerText({ type: "tel", value: "82-1012345678" }, WORDS)).toBe("tel 82-1012345678");
  expect(answerText({ type: "tel", value: undefined }, WORDS)).toBe("");
});
