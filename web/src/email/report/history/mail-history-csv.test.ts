import { expect, test } from "vitest";
import { mailHistoryCsv } from "./mail-history-csv";

test("a file for spreadsheets keeps quotes and line breaks, and runs no formula", () =>
  expect(
    mailHistoryCsv([
      ["a@x.example", '550 "full", later'],
      ["=HYPERLINK(1)", ""],
    ]),
  ).toBe('\uFEFF"a@x.example","550 ""full"", later"\r\n"\'=HYPERLINK(1)",""\r\n'));
