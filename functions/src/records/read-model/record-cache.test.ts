import { CrmRecord } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { createRecordCache } from "./record-cache";

const NOW = "2026-11-21T03:00:00.000Z";
const record = (id: string, name = id) =>
  CrmRecord.parse({ id, kind: "company", name, created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u" });

const nothing = async () => {};

test("a later reader finds what an earlier one has read", () => {
  const records = createRecordCache();
  records.forReader().set(record("a"));
  expect(records.forReader().get("a")).toEqual(record("a"));
});

test("a write forgets what it changes and nothing else", async () => {
  const records = createRecordCache();
  const reader = records.forReader();
  reader.set(record("a"));
  reader.set(record("b"));
  await records.whileWriting(["a"], nothing);
  expect(records.forReader().get("a")).toBeUndefined();
  expect(records.forReader().get("b")).toEqual(record("b"));
});

test("whoever began before a write keeps no older state", async () => {
  const records = createRecordCache();
  const early = records.forReader();
  await records.whileWriting(["a"], nothing);
  early.set(record("a", "before"));
  expect(records.forReader().get("a")).toBeUndefined();
});

test("whoever began before or during a write is given no later state", async () => {
  const records = createRecordCache();
  const early = records.forReader();
  let during = early;
  await records.whileWriting(["a"], async () => {
    during = records.forReader();
  });
  records.forReader().set(record("a", "after"));
  expect(early.get("a")).toBeUndefined();
  expect(during.get("a")).toBeUndefined();
});

test("a write that failed keeps nobody from reading", async () => {
  const records = createRecordCache();
  await expect(records.whileWriting([], () => Promise.reject(new Error("full")))).rejects.toThrow("full");
  records.forReader().set(record("a"));
  expect(records.forReader().get("a")).toEqual(record("a"));
});

test("the longest unused go first", () => {
  const reader = createRecordCache().forReader();
  reader.set(record("used"));
  for (let index = 0; index < 3000; index += 1) {
    reader.set(record(`r${index}`));
    reader.get("used");
  }
  expect(reader.get("r0")).toBeUndefined();
  expect(reader.get("used")).toEqual(record("used"));
});
