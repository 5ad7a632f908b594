import { CrmRecord } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { createDatabaseVersion } from "./database-version";
import { createRecordCache } from "./record-cache";

const NOW = "2026-11-21T03:00:00.000Z";
const record = (id: string, name = id) =>
  CrmRecord.parse({ id, kind: "company", name, created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u" });

function openCache() {
  const version = createDatabaseVersion();
  const cache = createRecordCache(version);
  const write = (ids: string[], work = async () => {}) =>
    version.whileWriting(() => {
      cache.evict(ids);
      return work();
    });
  return { ...cache, write };
}

test("a later reader finds what an earlier one has read", () => {
  const records = openCache();
  records.forReader().set(record("a"));
  expect(records.forReader().get("a")).toEqual(record("a"));
});

test("a write removes only the changed records", async () => {
  const records = openCache();
  const reader = records.forReader();
  reader.set(record("a"));
  reader.set(record("b"));
  await records.write(["a"]);
  expect(records.forReader().get("a")).toBeUndefined();
  expect(records.forReader().get("b")).toEqual(record("b"));
});

test("a reader from before a write can't store an older state", async () => {
  const records = openCache();
  const early = records.forReader();
  await records.write(["a"]);
  early.set(record("a", "before"));
  expect(records.forReader().get("a")).toBeUndefined();
});

test("a reader from before or during a write does not get a later state", async () => {
  const records = openCache();
  const early = records.forReader();
  let during = early;
  await records.write(["a"], async () => {
    during = records.forReader();
  });
  records.forReader().set(record("a", "after"));
  expect(early.get("a")).toBeUndefined();
  expect(during.get("a")).toBeUndefined();
});

test("a failed write does not prevent later reads", async () => {
  const records = openCache();
  await expect(records.write([], () => Promise.reject(new Error("full")))).rejects.toThrow("full");
  records.forReader().set(record("a"));
  expect(records.forReader().get("a")).toEqual(record("a"));
});

test("the least recently used records are dropped first", () => {
  const reader = openCache().forReader();
  reader.set(record("used"));
  for (let index = 0; index < 3000; index += 1) {
    reader.set(record(`r${index}`));
    reader.get("used");
  }
  expect(reader.get("r0")).toBeUndefined();
  expect(reader.get("used")).toEqual(record("used"));
});
