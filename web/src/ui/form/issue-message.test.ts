import { identityIssues } from "@dure/domain/identity/identity-issues";
import { valueAt } from "@dure/domain/shared/issue-text";
import { teamsIssues } from "@dure/domain/teams/teams-issues";
import { expect, test } from "vitest";
import { z } from "zod";
import { type IssueTexts, issueMessage } from "./issue-message";

const Person = z.object({
  name: z.string().trim().min(2).max(4),
  email: z.email().max(20),
  slug: z
    .string()
    .min(2, identityIssues.slugTooShort)
    .regex(/^[a-z]+$/, identityIssues.slugLetters)
    .refine((slug) => slug !== "mcp", teamsIssues.slugTaken),
  tags: z.array(z.string().min(1)),
});
const words: IssueTexts = {
  required: "required",
  format: "format",
  tooLong: (max) => `at most ${max}`,
  tooShort: (min) => `at least ${min}`,
  textOf: ({ en }) => en,
  byField: { email: "a company e-mail", slug: "lowercase letters" },
};

function said(values: unknown): string[] {
  const { error } = Person.safeParse(values);
  return error?.issues.map((issue) => issueMessage(issue, valueAt(values, issue.path), words)) ?? [];
}

const person = { name: "Mina", email: "mina@example.com", slug: "mina", tags: ["a"] };

test.each([
  [person, []],
  [{ ...person, name: "" }, ["required"]],
  [{ ...person, name: null }, ["required"]],
  [{ ...person, name: "M" }, ["at least 2"]],
  [{ ...person, name: "Minae" }, ["at most 4"]],
  [{ ...person, email: "mina" }, ["a company e-mail"]],
  [{ ...person, email: "" }, ["required"]],
  [{ ...person, email: "mina@mina.example.com" }, ["at most 20"]],
  [{ ...person, slug: "MINA" }, ["lowercase letters"]],
  [{ ...person, slug: "m" }, ["The URL must have at least 2 characters."]],
  [{ ...person, slug: "mcp" }, ["This URL is already taken"]],
  [{ ...person, name: "  " }, ["required"]],
  [{ ...person, tags: [""] }, ["required"]],
])("%j has the messages %j", (values, expected) => expect(said(values)).toEqual(expected));
