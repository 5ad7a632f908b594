import { valueAt } from "@dure/domain/shared/issue-text";
import { expect, test } from "vitest";
import { z } from "zod";
import { type IssueTexts, issueMessage } from "./issue-message";

const Person = z.object({ name: z.string().min(2).max(4), email: z.email(), tags: z.array(z.string().min(1)) });
const words: IssueTexts = {
  required: "required",
  format: "format",
  tooLong: (max) => `at most ${max}`,
  tooShort: (min) => `at least ${min}`,
  byField: { email: "a company e-mail" },
};

function said(values: unknown): string[] {
  const { error } = Person.safeParse(values);
  return error?.issues.map((issue) => issueMessage(issue, valueAt(values, issue.path), words)) ?? [];
}

const person = { name: "Mina", email: "mina@example.com", tags: ["a"] };

test.each([
  [person, []],
  [{ ...person, name: "" }, ["required"]],
  [{ ...person, name: null }, ["required"]],
  [{ ...person, name: "M" }, ["at least 2"]],
  [{ ...person, name: "Minae" }, ["at most 4"]],
  [{ ...person, email: "mina" }, ["a company e-mail"]],
  [{ ...person, email: "" }, ["required"]],
  [{ ...person, tags: [""] }, ["required"]],
])("%j says %j", (values, expected) => expect(said(values)).toEqual(expected));
