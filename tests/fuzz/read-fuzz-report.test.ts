import { expect, test } from "vitest";
import { readFuzzReport } from "./read-fuzz-report";

const operation = { operationId: "one" };
const paths = { "/leads": { get: operation, post: operation }, "/deals": { get: operation } };

test("an operation that is missing in the report, or ended with an error, is uncalled", () => {
  const junit = `<?xml version="1.0"?><testsuites><testsuite name="schemathesis">
    <testcase name="GET /leads" time="1"/>
    <testcase name="GET /deals" time="1"><error message="Timeout"/></testcase>
  </testsuite></testsuites>`;
  expect(readFuzzReport({ paths }, junit)).toEqual({ uncalled: ["POST /leads", "GET /deals"], failed: [] });
});

test("a report with one operation can be read, and a failed operation counts as called", () => {
  const junit = `<testsuites><testsuite><testcase name="GET /leads"><failure message="500"/></testcase></testsuite></testsuites>`;
  expect(readFuzzReport({ paths }, junit)).toEqual({
    uncalled: ["POST /leads", "GET /deals"],
    failed: ["GET /leads"],
  });
});
