import { describe, expect, test } from "vitest";
import {
  imageIdOf,
  imageTypeOf,
  MAX_MAIL_IMAGE_BYTES,
  mailImageOf,
  mailImagePath,
  registerImage,
  unusedImagesBefore,
} from "./mail-image";

const id = "0b7b1a56-0a5e-4f7c-9d6d-4f6ee04f4b1c";
const now = "2026-03-01T12:00:00.000Z";
const about = { id, teamId: "team-a", createdBy: "me", now };
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ["image/png", PNG],
  ["image/jpeg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  ["image/gif", bytes("GIF89a")],
  [undefined, bytes("<svg onload='x()'>")],
  [undefined, bytes("RIFF\u0000\u0000\u0000\u0000WEBPVP8 ")],
  [undefined, bytes("MZ")],
  [undefined, new Uint8Array()],
])("the type %s is detected from the first bytes", (type, start) => expect(imageTypeOf(start)).toBe(type));

test("an image's path contains its team and id, and its URL contains its id", () => {
  expect(mailImageOf(mailImagePath("team-a", id))).toEqual({ teamId: "team-a", id });
  expect(mailImageOf(`/attachment/team-a/conversations/${id}`)).toBeUndefined();
  expect(imageIdOf(`https://dure.test/images/${id}`)).toBe(id);
  for (const other of [`https://dure.test/images/${id}/x`, "https://dure.test/images/logo.png", ""])
    expect(imageIdOf(other)).toBeUndefined();
});

describe("an upload", () => {
  const object = { size: 10, created_at: now };

  test("is registered as unused", () =>
    expect(registerImage(object, PNG, about)).toEqual({
      ...{ id, team_id: "team-a", content_type: "image/png", size: 10, created_by: "me", created_at: now },
      ...{ unused_since: now, removed_at: null },
    }));

  test.each([
    ["nothing that was not uploaded", undefined, PNG, "F-PN-0001"],
    ["nothing the clean-up is about to take", { ...object, created_at: "2026-02-28T23:59:59.999Z" }, PNG, "F-PN-0001"],
    ["no drawing with scripts", object, bytes("<svg>"), "NOT_ACCEPTABLE"],
    ["no more than 5 MB", { ...object, size: MAX_MAIL_IMAGE_BYTES + 1 }, PNG, "PAYLOAD_TOO_LARGE"],
  ])("is registered with %s", (_, found, start, code) =>
    expect(() => registerImage(found, start, about)).toThrow(expect.objectContaining({ code })),
  );
});

test("an image that was unused for a week can be removed", () =>
  expect(unusedImagesBefore(now)).toBe("2026-02-22T12:00:00.000Z"));
