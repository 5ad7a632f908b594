/** Tests of a running suite. They call the product over HTTP, so their imports don't show what they test. */
const SUITE_TEST = /^tests\/(?:api|rules|emulators|kill|e2e)\/.*\.test\.ts$/;
const DOCUMENT = /^docs\/|\.(?:md|png|svg)$|^\.gitignore$/;
const PRODUCT = /^(domain|functions|web)\/src\/([\w-]+)\/(?:([\w-]+)\/)?/;
/** The suite's tests for a change outside all areas. */
const WHOLE: [changed: RegExp, tests: RegExp][] = [
  [/^web\//, /^tests\/e2e\//],
  [/^(?:firestore|storage)\.(?:rules|indexes\.json)$/, /^tests\/(?:rules|emulators|api)\//],
  // Tests that import changed support code are found by their imports.
  [/^tests\//, /^$/],
  [/./, /./],
];

/** Whether only documentation has changed. */
export const isDocumentation = (changed: readonly string[]): boolean => changed.every((path) => DOCUMENT.test(path));

/**
 * Selects the suite's tests for changed files by their folders: for `functions/src/records/note/…` those in
 * `tests/api/records/note` and `tests/e2e/records`; for files outside all areas, whole kinds of tests.
 * @param changed paths from the root of the repository
 * @param tests the paths of all test files
 */
export function suiteTestsFor(changed: readonly string[], tests: readonly string[]): string[] {
  const ofSuite = tests.filter((path) => SUITE_TEST.test(path));
  const wanted = changed.filter((path) => !DOCUMENT.test(path)).flatMap((path) => testsOf(path, ofSuite));
  return [...new Set(wanted)].toSorted();
}

function testsOf(path: string, tests: readonly string[]): string[] {
  const [, source = "", area = "", entity = ""] = PRODUCT.exec(path) ?? [];
  const below = (folder: string) => tests.filter((test) => test.startsWith(folder));
  const ofArea = below(`tests/api/${area}/`).concat(below(`tests/e2e/${area}/`));
  if (area === "" || ofArea.length === 0) return wholeKind(path, tests);
  const ofEntity = entity === "" ? [] : below(`tests/api/${area}/${entity}/`);
  const api = ofEntity.length > 0 ? ofEntity : below(`tests/api/${area}/`);
  return [...(source === "web" ? [] : api), ...below(`tests/e2e/${area}/`)];
}

function wholeKind(path: string, tests: readonly string[]): string[] {
  const kind = WHOLE.find(([changed]) => changed.test(path))?.[1];
  return tests.filter((test) => kind?.test(test) ?? false);
}
