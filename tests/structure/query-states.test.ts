import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, textOf } from "./markdown";

// The public pages have their own skeletons, of a document that their frame loads.
const VIEWS = globSync("web/src/**/*.tsx", { cwd: ROOT }).filter((path) => !path.includes("/public/"));

/** A skeleton for loading data. For loading code, it is a `fallback` instead. */
const OUTLINE = /(?:return|&&|\?|(?<!fallback):|=> \(?)\s*<(?:List|Form)Skeleton/;
const FAILURE = /<(?:ErrorState|QueryFallback)\b|merge\.loadFailed/;
/** A list that defaults to empty while it loads, and uses `isPending` to tell loading from empty. */
const EMPTY_UNTIL_LOADED = /const \{ data[^}]*= \[\][^}]*\bisPending\b[^}]*\}/g;

test("a view with a loading skeleton also shows an error if loading fails", () => {
  const outlines = VIEWS.filter((path) => OUTLINE.test(textOf(path)));
  expect(outlines.length).toBeGreaterThan(20);
  expect(outlines.filter((path) => !FAILURE.test(textOf(path)))).toEqual([]);
});

test("a list that distinguishes empty from loading also handles an error", () => {
  const reads = VIEWS.flatMap((path) => textOf(path).match(EMPTY_UNTIL_LOADED) ?? []);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((read) => !read.includes("error"))).toEqual([]);
});

test("only the plan lock says that a view is locked by the plan", () => {
  const blamed = VIEWS.filter((path) => textOf(path).includes('LockedView reason="plan"'));
  expect(blamed).toEqual(["web/src/teams/billing/plan-lock.tsx"]);
});
