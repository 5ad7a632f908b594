import { expect, test } from "vitest";
import { countDraft, DraftUsage, giveBackDraft } from "./draft-usage";

const NONE = DraftUsage.parse({});
const LIMIT = 2;
const times = (count: number, key: string | undefined) =>
  Array.from({ length: count }).reduce<DraftUsage>((usage) => countDraft(usage, key, LIMIT), NONE);

test("a draft counts once, as often as a client repeats its request, also at the limit", () => {
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

test("a draft that failed is given back once, and counts when it is asked for again", () => {
  const twice = times(2, "a");
  const failed = giveBackDraft(twice, "a");
  expect(failed).toEqual(NONE);
  const other = countDraft(failed, "b", LIMIT);
  expect(giveBackDraft(other, "a")).toEqual(other);
  expect(countDraft(failed, "a", LIMIT).used).toBe(1);
  expect(giveBackDraft(countDraft(other, undefined, LIMIT), undefined)).toEqual(other);
});
