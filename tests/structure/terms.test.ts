import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

const SOURCES = filesLike("{domain,functions,web}/src/**/*.{ts,tsx}").filter(
  (path) => !/\.(test|fixture|property)\.|fixture\.ts$/.test(path),
);
/** What writes mails, but for their templates and for the errors of the screens. */
const MAIL =
  /\/(?:.*-mail|mail-(?!moment).*|reconfirmation-notice|.*mail-texts|digest-texts|deletion-words|follow-up-failed|footer)\.ts:/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Every line that has Korean, but for comments, with its place. */
const LINES = SOURCES.flatMap((path) =>
  textOf(path)
    .split("\n")
    .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
    .filter(({ line }) => /[가-힣]/.test(line) && !COMMENT.test(line)),
);

const placesOf = (pattern: RegExp): string[] =>
  LINES.filter(({ line }) => pattern.test(line)).map(({ place, line }) => `${place} ${line.trim()}`);

test("texts are found", () => expect(LINES.length).toBeGreaterThan(4000));

test("님 follows a name without a space", () => expect(placesOf(/\} 님/)).toEqual([]));

describe("a Korean particle", () => {
  test("is never written as a choice, as in 을(를)", () =>
    expect(placesOf(/\((?:을|를|은|는|이|가|으)\)/)).toEqual([]));

  test("never follows a value, whose last sound nobody knows", () =>
    expect(placesOf(/\}[’'”]?(?:은|는|이|가|을|를|과|와|로|으로|이에요|예요)(?![가-힣])/)).toEqual([]));
});

test("mails are in 합니다체, but for what they ask for: 주세요", () => {
  const mails = LINES.filter(({ place }) => MAIL.test(place));
  expect(mails.length).toBeGreaterThan(100);
  expect(mails.filter(({ line }) => /(?<!세)요(?:[.!]|["'`])/.test(line)).map(({ place }) => place)).toEqual([]);
});
