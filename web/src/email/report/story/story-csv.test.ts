import { expect, test } from "vitest";
import { storyCsv } from "./story-csv";

test("a file for spreadsheets keeps quotes and line breaks, and runs no formula", () =>
  expect(
    storyCsv([
      ["a@x.example", '550 "full", later'],
      ["=HYPERLINK(1)", ""],
    ]),
  ).toBe('\uFEFF"a@x.example","550 ""full"", later"\r\n"\'=HYPERLINK(1)",""\r\n'));
