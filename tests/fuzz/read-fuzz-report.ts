import { XMLParser } from "fast-xml-parser";
import type { ApiDocument } from "./hostile-requests";

type TestCase = { name: string; error?: unknown; skipped?: unknown; failure?: unknown };

/** The operations of the API's document in schemathesis' JUnit report, in the form `GET /path`. */
export type FuzzReport = {
  /** Operations that schemathesis did not call, or broke off because of its own or a connection's error. */
  uncalled: string[];
  /** Operations that answered with a server error. */
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
