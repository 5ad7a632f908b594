import { describe, expect, test } from "vitest";
import {
  assertAttachments,
  assertUploaded,
  attachmentTypeOf,
  MAX_ATTACHMENT_BYTES,
  MailAttachments,
  mailAttachmentOf,
  mailAttachmentPath,
} from "./mail-attachment";

const id = "0b7b1a56-0a5e-4f7c-9d6d-4f6ee04f4b1c";
const now = "2026-03-01T12:00:00.000Z";
const pdf = { filename: "소개서.pdf", size: 10 };

test("an attachment's path contains its team and id", () => {
  expect(mailAttachmentOf(mailAttachmentPath("team-a", id))).toEqual({ teamId: "team-a", id });
  expect(mailAttachmentOf(`/attachment/team-a/email-images/${id}`)).toBeUndefined();
});

describe("the attachments of a mail", () => {
  test.each([
    ["a program", [{ filename: "설치.exe", size: 1 }], "NOT_ACCEPTABLE"],
    ["two of one name", [pdf, { filename: "소개서.PDF", size: 1 }], "CONFLICT"],
    ["more than 15 MB", [{ ...pdf, size: MAX_ATTACHMENT_BYTES + 1 }], "PAYLOAD_TOO_LARGE"],
    ["more than 15 MB together", [pdf, { filename: "b.pdf", size: MAX_ATTACHMENT_BYTES }], "PAYLOAD_TOO_LARGE"],
  ])("can't be %s", (_, files, code) =>
    expect(() => assertAttachments(files)).toThrow(expect.objectContaining({ code })),
  );

  test("are up to 15 MB in all", () =>
    expect(() => assertAttachments([pdf, { filename: "b.pdf", size: MAX_ATTACHMENT_BYTES - 10 }])).not.toThrow());

  test("contain each file only once", () => {
    expect(MailAttachments.safeParse([{ id, ...pdf }]).success).toBe(true);
    expect(
      MailAttachments.safeParse([
        { id, ...pdf },
        { id, filename: "b.pdf", size: 1 },
      ]).success,
    ).toBe(false);
  });
});

describe("an upload", () => {
  const object = { size: 10, created_at: now };
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  test.each([
    ["that is not there", undefined, bytes("%PDF"), "F-PN-0001"],
    ["of another size", { ...object, size: 11 }, bytes("%PDF"), "F-PN-0001"],
    [
      "that the clean-up is about to take",
      { ...object, created_at: "2026-02-28T23:59:59.999Z" },
      bytes("%PDF"),
      "F-PN-0001",
    ],
    ["that is a program by its bytes", object, bytes("MZ\u0090"), "NOT_ACCEPTABLE"],
    ["that is a script by its bytes", object, bytes("#!/bin/sh"), "NOT_ACCEPTABLE"],
  ])("%s is refused", (_, found, start, code) =>
    expect(() => assertUploaded(pdf, found, start, now)).toThrow(expect.objectContaining({ code })),
  );

  test("with the size and type that the mail states is accepted", () =>
    expect(() => assertUploaded(pdf, object, bytes("%PDF-1.7"), now)).not.toThrow());
});

test("a file's content type follows from its extension, and is binary if that is unknown", () => {
  expect(attachmentTypeOf("a.PDF")).toBe("application/pdf");
  expect(attachmentTypeOf("a.html")).toBe("application/octet-stream");
});
