import { XMLParser } from "fast-xml-parser";
import type { ApiDocument } from "./hostile-requests";

type TestCase = { name: string; error?: unknown; skipped?: unknown; failure?: unknown };

/** What schemathesis' JUnit report says of the document's operations, as `GET /path`. */
export type FuzzReport = {
  /** Those that it did not call, or broke off with an error of its own or of the connection. */
  uncalled: string[];
  /** Those that answered with an error of ours. */
  failed: string[];
};

export function readFuzzReport(document: Pick<ApiDocument, "paths">, junit: string): FuzzReport {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    isArray: (name) => name === "testcase",
  });
  const cases: TestCase[] = parser.parse(junit).testsuites?.testsuite?.testcase ?? [];
  const called = new Set(cases.filter((one) => !("error" in one || "skipped" in one)).map(({ name }) => name));
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return {
    uncalled: all.filter((operation) => !called.has(operation)),
    failed: cases.filter((one) => "failure" in one).map(({ name }) => name),
  };
}
