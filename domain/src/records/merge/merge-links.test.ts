import { expect, test } from "vitest";
import { StoredFile } from "../file/file";
import { newNote } from "../note/note";
import { CrmRecord } from "../record/record";
import { newTodo } from "../todo/todo";
import { freeFilename, moveLinks } from "./merge-links";
import { moveLinksBack, movesOf } from "./move-links-back";

const NOW = "2026-10-02T00:00:00.000Z";
const stamp = { created_at: NOW, created_by: "x", updated_at: NOW, updated_by: "x" };
const file = (id: string, filename: string) =>
  StoredFile.parse({ id, filename, size: 1, path: "/p", record_id: "source", created_at: NOW, created_by: "x" });

test.each([
  ["견적.pdf", [], "견적.pdf"],
  ["견적.pdf", ["견적.pdf"], "견적 (2).pdf"],
  ["견적.PDF", ["견적.pdf", "견적 (2).pdf"], "견적 (3).PDF"],
  ["README", ["readme"], "README (2)"],
])("%s next to %j becomes %s", (filename, taken, expected) => {
  expect(freeFilename(filename, new Set(taken))).toBe(expected);
});

test("a long name keeps its ending and its length", () => {
  const name = `${"가".repeat(250)}.docx`;
  const free = freeFilename(name, new Set([name]));
  expect(free).toHaveLength(255);
  expect(free.endsWith(" (2).docx")).toBe(true);
});

const EDITING = { by: "x", now: NOW, timeZone: "Asia/Seoul" };

test("notes, tasks, files and referring records go to the target and keep their times", () => {
  const about = { id: "n", entity_id: "lead" as const, record_id: "source", text: "메모", images: [] };
  const note = newNote(about, { id: "x" }, NOW);
  const lead = CrmRecord.parse({
    id: "l",
    kind: "lead",
    company_id: "source",
    contact_id: "other",
    custom: { cf_a: { id: "source2", entity_type: "company" }, cf_b: "source" },
    ...stamp,
  });
  const task = newTodo({ title: "전화" }, { id: "t", record_id: "source", assignee: null }, EDITING);
  const links = { notes: [note], todos: [task], files: [file("f", "a.pdf"), file("g", "a.pdf")], records: [lead] };
  const moved = moveLinks(links, new Set(["source", "source2"]), "target", ["b.pdf"]);
  expect(moved.notes[0]?.after).toEqual({ ...note, record_id: "target" });
  expect(moved.todos[0]?.after).toEqual({ ...task, record_id: "target" });
  expect(moved.files.map(({ after }) => [after.record_id, after.filename])).toEqual([
    ["target", "a.pdf"],
    ["target", "a (2).pdf"],
  ]);
  expect(moved.records[0]?.after).toEqual({
    ...lead,
    company_id: "target",
    custom: { cf_a: { id: "target", entity_type: "company" }, cf_b: "source" },
  });
});

test("an undo moves back what is still where the merge moved it, and restores the files' names", () => {
  const about = { id: "n", entity_id: "lead" as const, record_id: "source", text: "메모", images: [] };
  const note = newNote(about, { id: "x" }, NOW);
  const own = { custom: { cf_a: { id: "source", entity_type: "company" }, cf_b: "source" } };
  const lead = CrmRecord.parse({ id: "l", kind: "lead", company_id: "source", ...own, ...stamp });
  const links = { notes: [note], todos: [], files: [file("f", "a.pdf")], records: [lead] };
  const moved = moveLinks(links, new Set(["source"]), "target", ["a.pdf"]);
  const moves = movesOf(moved, ["source"]);
  expect(moves.map(({ what, source_id }) => [what, source_id])).toEqual([
    ["note", "source"],
    ["file", "source"],
    ["record", "source"],
  ]);
  const now = {
    notes: moved.notes.map(({ after }) => after),
    todos: [],
    files: moved.files.map(({ after }) => after),
    records: moved.records.map(({ after }) => after),
  };
  const merge = { sourceId: "source", targetId: "target" };
  const back = moveLinksBack(now, moves, merge, []);
  expect([back.notes[0]?.after, back.files[0]?.after, back.records[0]?.after]).toEqual([
    note,
    file("f", "a.pdf"),
    lead,
  ]);
  const elsewhere = {
    ...now,
    notes: [{ ...note, record_id: "third" }],
    files: [file("f", "b.pdf")].map((one) => ({ ...one, record_id: "target" })),
    records: [{ ...lead, company_id: "third" }],
  };
  const rest = moveLinksBack(elsewhere, moves, merge, ["b.pdf"]);
  expect([rest.notes, rest.files[0]?.after.filename, rest.records]).toEqual([[], "b (2).pdf", []]);
});
