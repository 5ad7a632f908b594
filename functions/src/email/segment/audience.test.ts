import { expect, test } from "vitest";
import { type AudiencePage, type AudienceRow, splitPage } from "./audience";

const row = (cursor: string, skip_reason?: AudienceRow["skip_reason"]): AudienceRow => ({
  email: cursor.trim(),
  cursor,
  record: { kind: "lead", id: cursor },
  updated_at: "2026-01-01T00:00:00.000Z",
  skip_reason,
  values: {},
  dial_code: undefined,
});
const page = (rows: AudienceRow[], isLast: boolean): AudiencePage => ({
  rows,
  skipped: {},
  after: isLast ? null : (rows.at(-1)?.cursor ?? null),
  isLast,
});

test("each part of a page continues after its last address, and the last part ends the list", () => {
  const parts = splitPage(page([row("a"), row(" b "), row("c", "unsubscribed")], true), 2);
  expect(parts.map(({ rows, ...rest }) => [rows.map(({ email }) => email), rest])).toEqual([
    [["a", "b"], { after: " b ", isLast: false, skipped: {} }],
    [["c"], { after: null, isLast: true, skipped: { unsubscribed: 1 } }],
  ]);
});

test("a page that is not the last one continues after its last address", () =>
  expect(splitPage(page([row("a"), row("b")], false), 2)).toMatchObject([{ after: "b", isLast: false }]));

test("a page without addresses has one empty part", () =>
  expect(splitPage(page([], true), 2)).toEqual([{ rows: [], skipped: {}, after: null, isLast: true }]));
