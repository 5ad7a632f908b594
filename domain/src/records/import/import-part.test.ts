import { expect, test } from "vitest";
import { type ImportPart, joinParts } from "./import-part";

const counts = (records: number) => ({
  ...{ records, updated: 1, new_companies: 2, found_companies: 0, new_contacts: 0, found_contacts: 0 },
});
const part = (place: number, first_row: number, rows: number, values: Partial<ImportPart> = {}): ImportPart => ({
  ...{ import_id: "i", part: place, first_row, rows, chunks: 1, is_whole: true, are_entangled: false },
  ...{ counts: counts(rows), chosen: {}, ...values },
});

test("parts are one table, in whatever order they came", () => {
  const whole = joinParts([part(1, 1000, 5, { are_entangled: true }), part(0, 1, 999, { chosen: { 제목: "a" } })]);
  expect(whole).toMatchObject({ rows: 1004, are_entangled: true, chosen: { 제목: "a" } });
  expect(whole.counts).toMatchObject({ records: 1004, updated: 2, new_companies: 4 });
});

test("a table with a gap, an overlap or an incomplete part is refused, and so is one that is too long", () => {
  for (const parts of [
    [],
    [part(1, 1, 10)],
    [part(0, 1, 10), part(1, 12, 10)],
    [part(0, 1, 10), part(1, 10, 10)],
    [part(0, 1, 10, { is_whole: false })],
    [part(0, 1, 100_001)],
  ])
    expect(() => joinParts(parts)).toThrow();
});
