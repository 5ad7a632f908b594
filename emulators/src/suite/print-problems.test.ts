import { expect, test } from "vitest";
import { problemIn } from "./print-problems";

test("a function's error is shortened to its first line", () => {
  const line = `>  {"severity":"ERROR","message":"Unhandled error Error: no answer\\n    at call (file.js:1:2)"}`;
  expect(problemIn(line)).toBe("Unhandled error Error: no answer");
});

test.each([
  `>  {"severity":"INFO","message":"request"}`,
  `>  {"severity":"WARNING","message":"A calendar did not take a meeting."}`,
  `i  functions: Beginning execution of "jobs"`,
  `✔  hosting: Local server`,
  `⚠  Unable to fetch the CLI MOTD and remote config.`,
  `⚠  L12:13 Property team_id is undefined on object (for 'create' @ L12)`,
])("%s is no problem", (line) => expect(problemIn(line)).toBeUndefined());

test.each([
  ["⬢  functions: Failed to load function.", "functions: Failed to load function."],
  ["⚠  Your function was killed.", "Your function was killed."],
  ["TypeError: x is not a function", "TypeError: x is not a function"],
])("%s is a problem", (line, problem) => expect(problemIn(line)).toBe(problem));

test("a long problem is cut", () => expect(problemIn(`⚠  ${"x".repeat(500)}`)).toHaveLength(201));
