import { expect, test } from "vitest";
import { readCspReport } from "./read-csp-report";

test("a report to report-uri is read, without queries", () => {
  const report = {
    "document-uri": "https://app.dure.example/leads?token=secret#x",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?y=1",
    "source-file": "https://app.dure.example/assets/a.js",
    "line-number": 7,
    "original-policy": "default-src 'none'",
  };
  expect(readCspReport(JSON.stringify({ "csp-report": report }))).toEqual([
    {
      page: "https://app.dure.example/leads",
      directive: "script-src-elem",
      blocked: "https://evil.example/x.js",
      source: "https://app.dure.example/assets/a.js",
      line: 7,
    },
  ]);
});

test("a report of the Reporting API is read", () => {
  const body = {
    documentURL: "https://app.dure.example/",
    effectiveDirective: "style-src-elem",
    blockedURL: "inline",
    sourceFile: null,
  };
  const report = { type: "csp-violation", age: 1, url: "https://app.dure.example/", body };
  expect(readCspReport(JSON.stringify([report]))).toEqual([
    { page: "https://app.dure.example/", directive: "style-src-elem", blocked: "inline", source: "", line: 0 },
  ]);
});

test.each([
  ["no JSON", "{"],
  ["something else", JSON.stringify({ hello: "there" })],
  ["another type of report", JSON.stringify([{ type: "crash", body: {} }])],
  ["a directive that is none", JSON.stringify({ "csp-report": { "effective-directive": "a\nb" } })],
  ["too many at once", JSON.stringify(Array.from({ length: 21 }, () => ({ type: "csp-violation", body: {} })))],
])("%s is no report", (_, body) => {
  expect(readCspReport(body)).toBeUndefined();
});
