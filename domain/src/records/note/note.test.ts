import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editNote, newNote, noteBodyHtml, noteHtml } from "./note";
import { assertNoteImage, MAX_NOTE_IMAGE_BYTES, NoteImages, noteImageOf, noteImagePath } from "./note-image";

const id = "0b7b1a56-0a5e-4f7c-9d6d-4f6ee04f4b1c";
const now = "2026-03-01T12:00:00.000Z";
const path = noteImagePath("team-a", id);

describe("the HTML of a note", () => {
  test("is its text, then its images", () => {
    expect(noteHtml("둘이\n함께", [path])).toBe(`둘이<br>함께<br><img src="${path}" alt="">`);
    expect(noteHtml("", [path, path])).toBe(`<img src="${path}" alt=""><br><img src="${path}" alt="">`);
  });

  test("contains no tags except line breaks and images", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, paths) => {
        const others = noteHtml(text, paths).replaceAll(/<br>|<img src="[^"<>]*" alt="">/g, "");
        expect(others).not.toMatch(/[<>]/);
      }),
    );
  });
});

test.each([
  ["<p><strong>둘</strong></p>", []],
  ["<p><strong>둘</strong></p>", [path]],
  [undefined, [path]],
  [undefined, []],
])("the HTML of a note's text is found again: %s with %j", (formatted, images) => {
  const note = newNote(
    { id: "n", entity_id: "lead", record_id: "r", text: "둘", formatted, images },
    { id: "me" },
    now,
  );
  expect(note).not.toHaveProperty("formatted");
  expect(note.html.startsWith(formatted ?? "둘")).toBe(true);
  expect(noteBodyHtml(note)).toBe(formatted ?? "둘");
});

test("an edited note has the new images", () => {
  const note = newNote({ id: "n", entity_id: "lead", record_id: "r", text: "a" }, { id: "me" }, now);
  expect(note.images).toEqual([]);
  const after = editNote(note, { text: "", images: [path] }, { id: "me", role: "member", name: "" }, now);
  expect(after).toMatchObject({ text: "", images: [path], html: `<img src="${path}" alt="">` });
});

test.each([
  ["/attachment/team-a/conversations/x", false],
  [`/attachment/a/b/conversations/${id}`, false],
  [`${path}" onerror="alert(1)`, false],
  [`https://evil.example${path}`, false],
  [path, true],
])("%s is an image's path: %s", (text, is) => {
  expect(NoteImages.safeParse([text]).success).toBe(is);
  expect(noteImageOf(text)).toEqual(is ? { teamId: "team-a", id } : undefined);
});

test("a note can't contain the same image twice", () => expect(NoteImages.safeParse([path, path]).success).toBe(false));

describe("an image", () => {
  const object = { size: MAX_NOTE_IMAGE_BYTES, created_at: now, contentType: "image/png" };
  const take = (change: object, of = path) => {
    const uploaded = { ...object, ...change };
    return () => assertNoteImage(of, uploaded, "team-a", now);
  };

  test("is taken when the bucket has it", () => expect(take({})).not.toThrow());

  test.each([
    ["too large", take({ size: MAX_NOTE_IMAGE_BYTES + 1 }), "PAYLOAD_TOO_LARGE"],
    ["a drawing that may hold scripts", take({ contentType: "image/svg+xml" }), "F-PN-0001"],
    ["another team's", take({}, noteImagePath("team-b", id)), "F-PN-0001"],
    ["an old upload", take({ created_at: "2026-02-28T12:00:00.000Z" }), "F-PN-0001"],
    ["not there", () => assertNoteImage(path, undefined, "team-a", now), "F-PN-0001"],
  ])("is refused when it is %s", (_, attempt, code) => {
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });
});
