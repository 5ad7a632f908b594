import { expect, test } from "vitest";
import { versionToKeep } from "./campaign-version";

const saved = (saved_by: string, minutes: number) => ({
  saved_by,
  saved_at: new Date(Date.UTC(2026, 11, 1) + minutes * 60_000).toISOString(),
});

test.each([
  ["the first change", undefined, saved("u1", 0), 1],
  ["a save minutes after the last one", { version: 3, ...saved("u1", 0) }, saved("u1", 4), undefined],
  ["a save later than that", { version: 3, ...saved("u1", 0) }, saved("u1", 5), 4],
  ["a save of somebody else", { version: 3, ...saved("u1", 0) }, saved("u2", 1), 4],
])("%s is kept as version %o", (_, newest, before, kept) => expect(versionToKeep(newest, before)).toBe(kept));
