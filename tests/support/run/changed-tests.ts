/** A test of a running suite: it reaches the product over HTTP, so its imports don't tell what it is about. */
const SUITE_TEST = /^tests\/(?:api|rules|emulators|kill|e2e)\/.*\.test\.ts$/;
const DOCUMENT = /^docs\/|\.(?:md|png|svg)$|^\.gitignore$/;
const PRODUCT = /^(domain|functions|web)\/src\/([\w-]+)\/(?:([\w-]+)\/)?/;
/** Which tests of the suite know of a change that belongs to no area. */
const WHOLE: [changed: RegExp, tests: RegExp][] = [
  [/^web\//, /^tests\/e2e\//],
  [/^(?:firestore|storage)\.(?:rules|indexes\.json)$/, /^tests\/(?:rules|emulators|api)\//],
  // Other tests change too: those import what they use.
  [/^tests\//, /^$/],
  [/./, /./],
];

/** Whether nothing changed that a program reads. */
export const isDocumentation = (changed: readonly string[]): boolean => changed.every((path) => DOCUMENT.test(path));

/**
 * The tests of the suite that know of a change by its place: `functions/src/records/note/…` by `tests/api/records/note`
 * and `tests/e2e/records`, what belongs to no area by all of a kind.
 * @param changed paths from the root of the repository
 * @param tests all test files, likewise
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
