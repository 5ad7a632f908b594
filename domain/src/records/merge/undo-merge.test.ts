import { describe, expect, test } from "vitest";
import { NO_FIELDS } from "../field/custom-field";
import { CrmRecord } from "../record/record";
import { mergeRecords } from "./merge-records";
import { assertUndoable, MERGE_UNDO_MS, mergeUndosOf, undoInTarget } from "./undo-merge";

const THEN = "2026-10-01T00:00:00.000Z";
const NOW = "2026-10-02T00:00:00.000Z";
const me = { id: "me", role: "member" };
const fields = NO_FIELDS("lead");

const record = (id: string, values: Partial<CrmRecord> = {}): CrmRecord =>
  CrmRecord.parse({
    ...{
      id,
      kind: "lead",
      deal_name: id,
      created_at: THEN,
      created_by: "maker",
      updated_at: THEN,
      updated_by: "maker",
    },
    ...values,
  });

const target = record("a", { email: "a@x.kr", first_name: "길동", last_name: "홍" });
const sources = [record("b", { email: "b@x.kr", first_name: "춘향", last_name: "성", updated_at: NOW }), record("c")];
const merged = mergeRecords(target, sources, { overrides: {}, fields, editor: me, now: NOW });
const undos = mergeUndosOf({ target, sources, merged }, me, NOW);
const undo = undos[0]?.target?.undo ?? { fields: { before: {}, after: {} }, custom: { before: {}, after: {} } };
const undoing = { fields, editor: { id: "kim" }, now: NOW };

describe("the target of a merge that is undone", () => {
  test("gets back all that the merge replaced", () => {
    expect(undoInTarget(merged, undo, undoing)).toEqual({
      record: { ...target, updated_at: NOW, updated_by: "kim" },
      kept_fields: [],
    });
  });

  test("keeps values that were changed since, treating a person's names as one", () => {
    const since = { ...merged, first_name: "몽룡", incoming_source: "전시회" };
    expect(undoInTarget(since, undo, undoing)).toMatchObject({
      record: { first_name: "몽룡", last_name: "성", email: "a@x.kr", incoming_source: "전시회" },
      kept_fields: ["name"],
    });
  });

  test("stays as it is if nothing is left to restore", () => {
    const nothing = { fields: { before: {}, after: {} }, custom: { before: { gone: 1 }, after: { gone: 2 } } };
    const since = { ...merged, custom: { gone: 2 } };
    expect(undoInTarget(since, nothing, undoing).record).toBe(since);
  });
});

describe("an undo of a merge is possible", () => {
  const body = { target_id: "a", source_ids: ["b", "c"] };
  const after = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();
  const tryAt = (found: Parameters<typeof assertUndoable>[0], viewer = me, now = NOW, asked = body) =>
    assertUndoable(found, asked, viewer, now);

  test("for the member and admins, for ten minutes, for all sources in any order", () => {
    expect(tryAt(undos.toReversed(), me, after(MERGE_UNDO_MS))[0]).toBe(undos[0]);
    expect(tryAt(undos, { id: "kim", role: "admin" })).toHaveLength(2);
    expect(() => tryAt(undos, { id: "kim", role: "member" })).toThrow(/Only the member/);
    expect(() => tryAt(undos, me, after(MERGE_UNDO_MS + 1))).toThrow(/10 minutes/);
    expect(() => tryAt([undos[0]], me, NOW, { ...body, source_ids: ["b"] })).toThrow(/10 minutes/);
    expect(() => tryAt([undos[0], undefined])).toThrow(/10 minutes/);
    expect(() => tryAt(undos.map((one) => ({ ...one, undone_at: NOW })))).toThrow(/already been undone/);
  });
});
