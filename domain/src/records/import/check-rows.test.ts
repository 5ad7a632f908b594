import fc from "fast-check";
import { expect, test } from "vitest";
import { rowChecker } from "./check-rows";
import { fieldOf, fieldsOf, LOOKUPS } from "./import-fixture";
import type { ImportMatch } from "./import-match";
import { MAX_COLUMNS, MAX_ROWS, tableProblem, tidyTable } from "./table-limits";

const mapping = [
  "deal_name",
  "stage",
  "code",
  "company:name",
  "company:address",
  "contact:first_name",
  "contact:email",
].map((name) => fieldOf(name));
const check = (...rows: string[][]) => rowChecker(mapping, fieldsOf("deal"), LOOKUPS)(rows);
const row = (...cells: string[]) => [...cells, "", "", "", "", "", "", ""].slice(0, mapping.length);

test("every wrong cell is named", () => {
  const { errors } = check(row("상담", "제안"), row("", "?"), row("a\u0001b", ""));
  expect(errors).toEqual([
    { row: 2, column: 0, code: "required" },
    { row: 2, column: 1, code: "not_stage" },
    { row: 3, column: 0, code: "not_line" },
    { row: 3, column: 1, code: "required" },
  ]);
});

test("a row needs the name of a company or contact only if it has other values of them", () => {
  expect(check(row("a", "제안")).errors).toEqual([]);
  expect(check(row("a", "제안", "", "", "서울", "", "a@b.kr")).errors).toEqual([
    { row: 1, column: 3, code: "required" },
    { row: 1, column: 5, code: "required" },
  ]);
});

test("a required company or contact needs its name in every row that makes a record", () => {
  const fields = fieldsOf("deal").map((field) => ({
    ...field,
    required: field.required || field.id === "deal:company" || field.id === "deal:contact",
  }));
  const table = [row("a", "제안", "", "두레", "", "민수"), row("b", "제안")];
  const errors = (match?: ImportMatch) => rowChecker(mapping, fields, LOOKUPS, match)(table).errors;
  expect(errors()).toEqual([
    { row: 2, column: 3, code: "required" },
    { row: 2, column: 5, code: "required" },
  ]);
  expect(errors({ mode: "upsert", by: "email" })).toEqual([]);
});

test("a unique field's value is refused the second time", () => {
  const rows = [row("a", "제안", "Ab 1"), row("b", "제안", ""), row("c", "제안", "ab  1"), row("d", "제안", "ab2")];
  expect(check(...rows).errors).toEqual([{ row: 3, column: 2, code: "duplicate" }]);
});

test("the values of a row are split into record, company and contact", () => {
  expect(check(row("a", "제안", "", "두레", "서울", "민수")).rows).toEqual([
    {
      row: 1,
      lead: { deal_name: "a", stage: "default-proposal" },
      company: { name: "두레", address: "서울" },
      contact: { first_name: "민수" },
    },
  ]);
});

const cell = fc.constantFrom("", "제안", "상담", "a@b.kr", "x\ny", "ab1");
const anyRow = fc.array(cell, { minLength: mapping.length, maxLength: mapping.length });

test("a repeated check with a cache finds the same errors as a first check, after any edits", () => {
  fc.assert(
    fc.property(
      fc.array(anyRow, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(), anyRow)),
      (rows, edits) => {
        const checkAgain = rowChecker(mapping, fieldsOf("deal"), LOOKUPS);
        let table = rows;
        for (const [place, edited] of edits) {
          checkAgain(table);
          table = table.with(place % table.length, edited);
        }
        expect(checkAgain(table)).toEqual(rowChecker(mapping, fieldsOf("deal"), LOOKUPS)(table));
      },
    ),
  );
});

test("a table that is too small or too large is refused", () => {
  const table = (rows: number, columns: number) =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => "x"));
  const problem = (given: string[][], entity: "lead" | "deal" = "lead") => tableProblem(given, entity)?.en;
  expect(problem(table(MAX_ROWS, MAX_COLUMNS))).toBeUndefined();
  expect(problem(table(2, 1))).toBeUndefined();
  expect(problem([])).toMatch(/no data/);
  expect(problem(table(1, 3))).toMatch(/at least 2 rows/);
  expect(problem(table(MAX_ROWS + 1, 2))).toMatch(/At most 1,000 rows.*1,001/);
  expect(problem(table(2, MAX_COLUMNS + 1))).toMatch(/At most 100 columns.*101/);
  expect(problem(table(2, 1), "deal")).toMatch(/too few columns/);
  expect(
    problem([
      ["", ""],
      ["a", "b"],
    ]),
  ).toMatch(/column names/);
  expect(problem([["a", "b"], ["a"]])).toMatch(/as many columns/);
});

test("a pasted table loses its empty rows and trailing columns, and nothing else", () => {
  expect(tidyTable([["a", "b", "", ""], [" ", ""], ["", "2", ""], ["1"], []])).toEqual([
    ["a", "b"],
    ["", "2"],
    ["1", ""],
  ]);
  expect(tidyTable([])).toEqual([]);
});
