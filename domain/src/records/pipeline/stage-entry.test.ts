import { expect, test } from "vitest";
import { CrmRecord } from "../record/record";
import { backToLead, convertToDeal, moveToStage } from "./move-deal";
import { Pipeline } from "./pipeline";
import { stageEnteredAt, stageMove } from "./stage-entry";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const editor = { id: "minjun" };
const stamps = { created_at: at(0), created_by: "a", updated_at: at(0), updated_by: "a" };
const lead = CrmRecord.parse({ id: "one", kind: "lead", ...stamps });
const pipeline = Pipeline.parse({
  id: "p",
  title: "세일즈",
  statuses: [{ status: "IN_SALES", stages: ["first", "second"].map((id) => ({ id, label: id })) }],
  ...stamps,
});
const deal = convertToDeal(lead, pipeline, "first", editor, at(1)).after as CrmRecord;
const place = { record_id: "one", record_type_id: "p" };

test("a converted lead enters a stage, and its next move ends the stay", () => {
  expect(stageMove({ before: lead, after: deal }, at(1))).toEqual({
    entered: {
      ...{ ...place, stage_id: "first", entered_at: at(1), left_at: null },
      ...{ entered_by: "minjun", left_by: null, source: "write" },
    },
  });
  const moved = moveToStage(deal, pipeline, "second", editor, at(2));
  expect(moved && stageMove(moved, at(2))).toMatchObject({
    left: { ...place, stage_id: "first", entered_at: at(1), left_at: at(2), left_by: "minjun" },
    entered: { ...place, stage_id: "second", entered_at: at(2), left_at: null },
  });
});

test("a deal that becomes a lead leaves its stage and enters none", () => {
  const moved = backToLead(deal, "p", editor, at(3));
  expect(moved.after?.stage_entered_at).toBeNull();
  expect(stageMove(moved, at(3))).toEqual({
    left: { ...place, stage_id: "first", entered_at: at(1), left_at: at(3), left_by: "minjun" },
  });
});

test("moves at the same moment get different times, so that no two stays begin together", () => {
  expect(stageEnteredAt(null, at(1))).toBe(at(1));
  const moved = moveToStage(deal, pipeline, "second", editor, at(1))?.after;
  expect(moved?.stage_entered_at).toBe(new Date(Date.parse(at(1)) + 1).toISOString());
  const late = moveToStage(deal, pipeline, "second", editor, at(0))?.after;
  expect(late?.stage_entered_at).toBe(moved?.stage_entered_at);
});

test("other changes, deletion and restoring at the same stage move nothing", () => {
  expect(stageMove({ before: deal, after: { ...deal, deal_name: "다른 이름" } }, at(4))).toEqual({});
  expect(stageMove({ before: deal, after: null }, at(4))).toEqual({});
  expect(stageMove({ before: null, after: deal, deleted: deal }, at(4))).toEqual({});
  expect(stageMove({ before: null, after: lead }, at(4))).toEqual({});
});

test("the first move of a deal without an entry time ends no stay", () => {
  const old = { ...deal, stage_entered_at: null };
  const moved = moveToStage(old, pipeline, "second", editor, at(5));
  expect(moved && stageMove(moved, at(5))).toMatchObject({ entered: { stage_id: "second", entered_at: at(5) } });
  expect(moved && stageMove(moved, at(5)).left).toBeUndefined();
});

test("a write that forgets the time of a stage is refused", () => {
  expect(() => stageMove({ before: lead, after: { ...deal, stage_entered_at: null } }, at(1))).toThrow("no time");
});
