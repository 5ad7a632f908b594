import { expect, test } from "vitest";
import { sortEmails } from "./sort-emails";

test("e-mail addresses are sorted into valid, malformed and foreign ones", () => {
  const typed = ["Mina@dure.kr", "mina@dure.kr", " jun@dure.kr ", "jun@other.kr", "jun@sub.dure.kr", "nobody"];
  expect(sortEmails(typed, "dure.kr")).toEqual({
    ready: ["mina@dure.kr", "jun@dure.kr"],
    malformed: ["nobody"],
    foreign: ["jun@other.kr", "jun@sub.dure.kr"],
  });
});
