import { describe, expect, test } from "vitest";
import { isProgram } from "../../records/file/is-program";
import {
  allowUpload,
  assertUploaded,
  canSubmit,
  type FormUpload,
  formUploadPath,
  MAX_WAITING,
  submitUpload,
  toRecordFile,
  UploadRequest,
} from "./form-upload";
import { submittedFiles, uploadIdsIn } from "./submitted-files";

const id = "0b7b1a56-0a5e-4f7c-9d6d-4f6ee04f4b1c";
const now = "2026-03-01T12:00:00.000Z";
const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
const documents = { file_kinds: ["document" as const], max_megabytes: 1 };
const about = { id, team_id: "team-a", form_id: "form", address_hash: "hash", waiting: { team: 0, address: 0 }, now };
const request = (filename: string, size = 10) => ({ question: "cv", filename, size });
const upload = (changes: Partial<FormUpload> = {}): FormUpload => ({
  ...allowUpload(documents, request("이력서.pdf"), about),
  ...changes,
});

describe("an upload", () => {
  test("is allowed for an hour, and removed after a day", () =>
    expect(upload()).toEqual({
      ...{
        id,
        team_id: "team-a",
        form_id: "form",
        address_hash: "hash",
        question: "cv",
        filename: "이력서.pdf",
        size: 10,
      },
      ...{ submission_id: null, created_at: now, purge_at: later(24) },
      uploadable_until_ms: Date.parse(later(1)),
    }));

  test.each([
    ["a program", request("a.pdf.exe"), {}, "NOT_ACCEPTABLE"],
    ["a program with a dot after it", request("a.js."), {}, "NOT_ACCEPTABLE"],
    ["another kind", request("a.png"), {}, "NOT_ACCEPTABLE"],
    ["too many bytes", request("a.pdf", 1_048_577), {}, "PAYLOAD_TOO_LARGE"],
    ["too many of a team", request("a.pdf"), { team: MAX_WAITING.team }, "TOO_MANY_REQUESTS"],
    ["too many of an address", request("a.pdf"), { address: MAX_WAITING.address }, "TOO_MANY_REQUESTS"],
  ])("is not allowed for %s", (_, asked, waiting, code) =>
    expect(() => allowUpload(documents, asked, { ...about, waiting: { ...about.waiting, ...waiting } })).toThrow(
      expect.objectContaining({ code }),
    ),
  );

  test.each(["a/b.pdf", "..\\b.pdf", "invoice\u202efdp.exe", "a\u0000.pdf", "\ud800.pdf", `${"a".repeat(197)}.pdf`])(
    "is refused with the name %j, unless that is just ill-formed",
    (filename) => expect(UploadRequest.safeParse(request(filename)).success).toBe(filename === "\ud800.pdf"),
  );

  test("has the stated size, and is not a program", () => {
    const found = (size: number, start: number[]) => () =>
      assertUploaded(upload(), { size, created_at: now }, Uint8Array.from(start));
    expect(found(10, [0x25, 0x50])).not.toThrow();
    expect(found(11, [])).toThrow(expect.objectContaining({ code: "F-PN-0001" }));
    expect(found(10, [0x4d, 0x5a, 0, 0])).toThrow(expect.objectContaining({ code: "NOT_ACCEPTABLE" }));
    expect(isProgram(new Uint8Array())).toBe(false);
  });

  test("can be submitted for its own question of its own form within twelve hours", () => {
    const to = { formId: "form", question: "cv", now };
    expect(canSubmit(upload(), to)).toBe(true);
    for (const other of [{ formId: "other" }, { question: "other" }, { now: later(12) }])
      expect(canSubmit(upload(), { ...to, ...other })).toBe(false);
  });

  test("belongs to one submission, and becomes a file of its record", () => {
    const taken = submitUpload(upload(), "one", now);
    expect(taken).toMatchObject({ submission_id: "one", address_hash: "" });
    expect(submitUpload(taken, "one", now)).toEqual(taken);
    expect(() => submitUpload(taken, "two", now)).toThrow(expect.objectContaining({ code: "F-PN-0001" }));
    const file = toRecordFile(taken, { recordId: "lead", filename: "이력서 (2).pdf", createdBy: "system", now });
    expect(file).toMatchObject({ id, filename: "이력서 (2).pdf", path: formUploadPath(taken), record_id: "lead" });
  });
});

describe("answers with files", () => {
  const question = { name: "cv", label: "이력서", type: "file" as const, max_files: 1 };
  const note = { name: "note", label: "메모", type: "shortText" as const, max_files: 1 };
  const answer = (...value: string[]) => [
    { name: "cv", value },
    { name: "note", value: id },
  ];
  const submitting = {
    questions: [question, note],
    uploads: new Map([[id, upload()]]),
    formId: "form",
    path: "b",
    now,
  };

  test("contain the files' names", () => {
    expect(uploadIdsIn([question, note], answer(id, id))).toEqual([id]);
    expect(submittedFiles(answer(id, id), submitting)).toEqual({
      answers: [
        { name: "cv", value: ["이력서.pdf"] },
        { name: "note", value: id },
      ],
      files: [{ id, question: "이력서", filename: "이력서.pdf" }],
    });
  });

  test.each([
    ["of unknown files", answer("gone")],
    ["of too many", answer(id, "two")],
  ])("%s are refused with an error at their question", (_, answers) =>
    expect(() => submittedFiles(answers, submitting)).toThrow(
      expect.objectContaining({ code: "BAD_REQUEST", details: [expect.objectContaining({ path: "b.cv" })] }),
    ),
  );
});
