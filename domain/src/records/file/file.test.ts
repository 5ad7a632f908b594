import { describe, expect, test } from "vitest";
import {
  assertUploadable,
  attachmentPath,
  filesOf,
  MAX_FILE_BYTES,
  mayBeAbandoned,
  registerFile,
  renameFile,
  uploadOf,
} from "./file";

const id = "0b7b1a56-0a5e-4f7c-9d6d-4f6ee04f4b1c";
const now = "2026-03-01T12:00:00.000Z";
const about = { teamId: "team-a", recordId: "lead", editor: { id: "me" }, now };
const object = { size: 10, created_at: now };
const upload = (filename: string, size = 10) => ({ id, filename, size, path: attachmentPath("team-a", id, filename) });

test.each([
  ["견적서 최종본 v2.pdf", "견적서 최종본 "],
  ["a.txt", "a.txt"],
  ["😀😀😀😀😀😀😀😀😀.png", "😀😀😀😀😀😀😀😀"],
])("the path of %s contains its id and its first eight characters", (filename, start) => {
  const path = attachmentPath("team-a", id, filename);
  expect(path).toBe(`/record-attachment/team-a/${id}-${start}`);
  expect(uploadOf(path)).toEqual({ teamId: "team-a", id });
});

test("other paths are no attachments", () => {
  for (const path of ["/users/pictures/a/b", `/record-attachment/team-a/${id}`, `/attachment/team-a/${id}-x`])
    expect(uploadOf(path)).toBeUndefined();
});

describe("registering an attachment", () => {
  test("stores it if the bucket has it", () => {
    expect(registerFile(upload("a.pdf"), object, about)).toEqual({
      ...upload("a.pdf"),
      record_id: "lead",
      created_at: now,
      created_by: "me",
      removed_at: null,
    });
  });

  test.each([
    ["nothing that was not uploaded", upload("a.pdf"), undefined],
    ["no other size", upload("a.pdf", 11), object],
    ["no other team's path", { ...upload("a.pdf"), path: attachmentPath("team-b", id, "a.pdf") }, object],
    ["no path of another name", { ...upload("a.pdf"), path: attachmentPath("team-a", id, "b.pdf") }, object],
    ["nothing the clean-up is about to take", upload("a.pdf"), { ...object, created_at: "2026-02-28T23:59:59.999Z" }],
  ])("accepts %s", (_, body, found) => {
    expect(() => registerFile(body, found, about)).toThrow(expect.objectContaining({ code: "F-PN-0001" }));
  });

  test("accepts at most 500 MB", () => {
    const of = (size: number) => () => registerFile(upload("a.pdf", size), { ...object, size }, about);
    expect(of(MAX_FILE_BYTES)).not.toThrow();
    expect(of(MAX_FILE_BYTES + 1)).toThrow(expect.objectContaining({ code: "PAYLOAD_TOO_LARGE" }));
  });

  test("refuses programs, under whatever name", () => {
    for (const filename of ["a.exe", "a.PDF.ExE", "a.js. ", "a.bat."]) {
      expect(() => registerFile(upload(filename), object, about)).toThrow("not supported");
      expect(() => renameFile(registerFile(upload("a.pdf"), object, about), filename)).toThrow("not supported");
    }
  });
});

test.each([
  ["a.pdf", 1, undefined],
  ["a.exe", 1, "NOT_ACCEPTABLE"],
  ["a.pdf", MAX_FILE_BYTES + 1, "PAYLOAD_TOO_LARGE"],
  ["TAKEN.pdf", 1, "CONFLICT"],
])("%s of %d bytes is refused before it is sent: %s", (name, size, code) => {
  const attempt = () => assertUploadable({ name, size }, ["taken.pdf"]);
  if (code) expect(attempt).toThrow(expect.objectContaining({ code }));
  else expect(attempt).not.toThrow();
});

test("files are listed newest first, without those that were removed", () => {
  const made = (filename: string, created_at: string, removed_at: string | null = null) => ({
    ...registerFile(upload(filename), { ...object, created_at }, about),
    created_at,
    removed_at,
  });
  const stored = [
    made("old", "2026-03-01T10:00:00.000Z"),
    made("gone", now, now),
    made("new", "2026-03-01T11:00:00.000Z"),
  ];
  expect(filesOf(stored).map(({ filename }) => filename)).toEqual(["new", "old"]);
  expect(filesOf(stored)[0]).not.toHaveProperty("record_id");
});

test.each([
  ["2026-03-01T11:00:00.000Z", false],
  ["2026-02-28T12:00:00.000Z", false],
  ["2026-02-28T11:59:59.999Z", true],
  ["2026-02-21T12:00:00.000Z", false],
])("an upload of %s may be abandoned: %s", (created_at, may) => {
  expect(mayBeAbandoned({ created_at }, now)).toBe(may);
});
