import { DAY_MS } from "@dure/domain/scheduling/slots/interval";
import { expect, it } from "vitest";
import { splitRange } from "./split-range";

it.each([
  [31, 31, 1],
  [31.5, 31, 2],
  [62, 31, 2],
  [0.1, 31, 1],
])("splits %d days by %d into %d", (days, limit, count) => {
  const range = { start: 1_000, end: 1_000 + days * DAY_MS };
  const spans = splitRange(range, limit);
  expect(spans).toHaveLength(count);
  expect(spans.at(0)?.start).toBe(range.start);
  expect(spans.at(-1)?.end).toBe(range.end);
  for (const [i, { start, end }] of spans.entries()) {
    expect(end - start).toBeLessThanOrEqual(limit * DAY_MS);
    if (i > 0) expect(start).toBe(spans[i - 1]?.end);
  }
});
