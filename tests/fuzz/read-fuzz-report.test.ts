import { expect, test } from "vitest";
import { readFuzzReport } from "./read-fuzz-report";

const operation = { operationId: "one" };
const paths = { "/leads": { get: operation, post: operation }, "/deals": { get: operation } };

test("operations that are missing in the report, or broke off, are named", () => {
  const junit = `<?xml version="1.0"?><testsuites><testsuite name="schemathesis">
    <testcase name="GET /leads" time="1"/>
    <testcase name="GET /deals" time="1"><error message="Timeout"/></testcase>
  </testsuite></testsuites>`;
  expect(readFuzzReport({ paths }, junit)).toEqual({ uncalled: ["POST /leads", "GET /deals"], failed: [] });
});

test("a report of one operation is read, too, and one whose calls failed was called", () => {
  const junit = `<testsuites><testsuite><testcase name="GET /leads"><failure message="500"/></testcase></testsuite></testsuites>`;
  expect(readFuzzReport({ paths }, junit)).toEqual({
    uncalled: ["POST /leads", "GET /deals"],
    failed: ["GET /leads"],
  });
});
