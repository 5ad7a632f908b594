import { XMLParser } from "fast-xml-parser";
import type { ApiDocument } from "./hostile-requests";

type TestCase = { name: string; error?: unknown; skipped?: unknown };

/**
 * The operations of the document that schemathesis did not call, or broke off with an error of its own, as
 * `GET /path`, by its JUnit report.
 */
export function uncalledOperations(document: Pick<ApiDocument, "paths">, junit: string): string[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    isArray: (name) => name === "testcase",
  });
  const cases: TestCase[] = parser.parse(junit).testsuites?.testsuite?.testcase ?? [];
  const called = new Set(cases.filter((one) => !("error" in one || "skipped" in one)).map(({ name }) => name));
  return Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((operation) => !called.has(operation));
}
