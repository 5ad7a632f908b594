import type { z } from "zod";
import { definedIssue } from "./define-issues";
import { generalIssue } from "./general-issue";
import type { Text } from "./text";

/** An issue as schemas of any library tell it. */
type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

const isZodIssue = (issue: object): issue is z.core.$ZodIssue => "code" in issue;

/** The path of what is wrong, as an array. */
export const pathOf = ({ path = [] }: Issue): PropertyKey[] =>
  path.map((part) => (typeof part === "object" ? part.key : part));

/**
 * The text of an issue in both languages: the one that the schema names by its key, or else a general one for the kind
 * of rule.
 * @param given the whole value that was checked
 */
export function issueText(issue: Issue, given: unknown): Text {
  const value = valueAt(given, pathOf(issue));
  return definedIssue(issue.message, value) ?? generalIssue(isZodIssue(issue) ? issue : CUSTOM, value);
}

const CUSTOM: z.core.$ZodIssue = { code: "custom", message: "", path: [] };

/** The part of a value at a path; undefined if there is none. */
export const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );
