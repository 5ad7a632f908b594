import { expect, test } from "vitest";
import { countDraft, DraftUsage, giveBackDraft, keepDraft } from "./draft-usage";

const NONE = DraftUsage.parse({});
const LIMIT = 2;
const times = (count: number, key: string | undefined) =>
  Array.from({ length: count }).reduce<DraftUsage>((usage) => countDraft(usage, key, LIMIT), NONE);

test("a repeated request for a draft counts once, also at the limit", () => {
  expect(times(6, "a").used).toBe(1);
  const full = countDraft(countDraft(NONE, "a", LIMIT), "b", LIMIT);
  expect(countDraft(full, "b", LIMIT).used).toBe(2);
  expect(() => countDraft(full, "c", LIMIT)).toThrow();
});

test("no key gives more drafts than the quota has", () => {
  expect(times(7, "a").used).toBe(2);
  expect(() => times(13, "a")).toThrow();
  expect(() => times(3, undefined)).toThrow();
});

test("a failed draft is credited once, and counts if it is requested again", () => {
  const twice = times(2, "a");
  const failed = giveBackDraft(twice, "a", LIMIT);
  expect(failed).toEqual({ ...NONE, failed: 1 });
  const other = countDraft(failed, "b", LIMIT);
  expect(giveBackDraft(other, "a", LIMIT)).toEqual(other);
  expect(countDraft(failed, "a", LIMIT).used).toBe(1);
  expect(giveBackDraft(countDraft(other, undefined, LIMIT), undefined, LIMIT)).toEqual({ ...other, failed: 2 });
});

test("a delivered draft is not credited for a failed repetition, whichever ends first", () => {
  const delivered = keepDraft(times(1, "a"), "a");
  const repeated = countDraft(delivered, "a", LIMIT);
  expect(giveBackDraft(repeated, "a", LIMIT)).toEqual(repeated);
  const failedFirst = keepDraft(giveBackDraft(times(2, "a"), "a", LIMIT), "a");
  expect(failedFirst.used).toBe(1);
  expect(giveBackDraft(failedFirst, "a", LIMIT)).toEqual(failedFirst);
});

test("failed drafts count once the limit of failures is reached", () => {
  const fail = (usage: DraftUsage, key: string) => giveBackDraft(countDraft(usage, key, LIMIT), key, LIMIT);
  expect(["a", "b"].reduce(fail, NONE)).toMatchObject({ used: 0, failed: 2 });
  expect(["a", "b", "c", "d"].reduce(fail, NONE)).toMatchObject({ used: 2, failed: 2 });
});
