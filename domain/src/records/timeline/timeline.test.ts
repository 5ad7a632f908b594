import { expect, test } from "vitest";
import { auditWords } from "../../audit-words";
import { StoredAuditEntry } from "../../teams/audit/audit-entry";
import { highlightsOf, TIMELINE_EVENTS, timelineKindOf } from "./timeline";
import { viewTimelineEntry } from "./view-timeline-entry";

const NOW = "2027-03-15T01:00:00.000Z";
const reader = {
  locale: "ko" as const,
  words: auditWords,
  names: new Map([
    ["c1", "한빛"],
    ["cf_a", "규모"],
    ["opt_1", "대기업"],
  ]),
  memos: new Map([["n1", "지금 내용"]]),
  meetings: new Map(),
  canRestore: (field: string) => field === "company_id",
};
const entry = (type: string, before: object | null, after: object | null, subject_id = "r1") =>
  StoredAuditEntry.parse({
    ...{ id: "e1", type, subject_id, at: NOW, change: JSON.stringify({ before, after }) },
    actor: { id: "u1", name: "이담당", role: "member" },
  });

test("a change is shown by field, with labels instead of ids and without internal fields", () => {
  const before = { company_id: null, custom: { cf_a: "opt_1" }, stage_entered_at: null };
  const after = { company_id: "c1", custom: {}, stage_entered_at: NOW };
  expect(viewTimelineEntry(entry("lead.changed", before, after), reader)?.changes).toEqual([
    { field: "company_id", label: "회사", before: "", after: "한빛", can_restore: true },
    { field: "cf_a", label: "규모", before: "대기업", after: "", can_restore: false },
  ]);
  const noted = entry("lead.changed", { first_meeting_at: null }, { first_meeting_at: NOW });
  expect(viewTimelineEntry(noted, reader)).toBeUndefined();
});

test("a memo is shown with its current text, and not for a move by a merge", () => {
  const written = entry("note.created", null, { record_id: "r1", text: "옛 내용" }, "n1");
  expect(viewTimelineEntry(written, reader)).toMatchObject({ kind: "memo", title: "지금 내용", changes: [] });
  const moved = entry("note.changed", { record_id: "r0" }, { record_id: "r1" }, "n1");
  expect(viewTimelineEntry(moved, reader)).toBeUndefined();
  expect(
    viewTimelineEntry(entry("note.deleted", { record_id: "r1", text: "옛 내용" }, null, "n2"), reader)?.title,
  ).toBe("");
});

test("every timeline event has a phrase, and the types fit into one Firestore query", () => {
  for (const types of Object.values(TIMELINE_EVENTS)) {
    expect(types.length).toBeLessThanOrEqual(30);
    for (const type of types) expect(auditWords.phrases[type], type).toBeDefined();
  }
  expect(timelineKindOf("deal.moved")).toBe("stage");
  expect(timelineKindOf("auth.login")).toBeUndefined();
});

test("highlights are the next meeting that isn't canceled, and the last contact", () => {
  const meeting = (id: string, starts_at: string, is_cancelled = false) => ({ id, title: id, starts_at, is_cancelled });
  const meetings = [
    meeting("past", "2027-03-14T01:00:00.000Z"),
    meeting("off", "2027-03-15T02:00:00.000Z", true),
    meeting("later", "2027-03-17T01:00:00.000Z"),
    meeting("next", "2027-03-16T01:00:00.000Z"),
  ];
  expect(highlightsOf(meetings, "2027-03-13T01:00:00.000Z", NOW)).toEqual({
    next_meeting: { id: "next", title: "next", starts_at: "2027-03-16T01:00:00.000Z" },
    last_contact_at: "2027-03-14T01:00:00.000Z",
  });
  expect(highlightsOf([], undefined, NOW)).toEqual({ next_meeting: null, last_contact_at: null });
});
