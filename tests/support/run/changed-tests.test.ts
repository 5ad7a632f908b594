import { expect, test } from "vitest";
import { isDocumentation, suiteTestsFor } from "./changed-tests";

const TESTS = [
  "domain/src/records/note/note.test.ts",
  "tests/api/every-route.test.ts",
  "tests/api/records/bulk.test.ts",
  "tests/api/records/note/note.test.ts",
  "tests/api/routing/router.test.ts",
  "tests/e2e/records/list.test.ts",
  "tests/e2e/routing/form-page.test.ts",
  "tests/kill/records.test.ts",
  "tests/rules/firestore.test.ts",
];

test.each([
  [
    "functions/src/records/note/create-note.ts",
    ["tests/api/records/note/note.test.ts", "tests/e2e/records/list.test.ts"],
  ],
  [
    "domain/src/records/filter/filter.ts",
    ["tests/api/records/bulk.test.ts", "tests/api/records/note/note.test.ts", "tests/e2e/records/list.test.ts"],
  ],
  ["web/src/routing/editor/editor.tsx", ["tests/e2e/routing/form-page.test.ts"]],
  ["web/src/ui/dialog.tsx", ["tests/e2e/records/list.test.ts", "tests/e2e/routing/form-page.test.ts"]],
  ["functions/src/platform/job.ts", TESTS.slice(1)],
  ["package-lock.json", TESTS.slice(1)],
  ["firestore.rules", TESTS.filter((path) => /^tests\/(api|rules)/.test(path))],
  ["tests/api/records/bulk.test.ts", []],
  ["docs/design.md", []],
])("%s is tested by %j", (changed, tests) => {
  expect(suiteTestsFor([changed], TESTS)).toEqual(tests);
});

test("a README and an image are documentation, a schema is not", () => {
  expect(isDocumentation(["README.md", "docs/board.png"])).toBe(true);
  expect(isDocumentation(["README.md", "domain/src/api.ts"])).toBe(false);
});
