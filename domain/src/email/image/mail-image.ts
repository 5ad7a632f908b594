import { z } from "zod";
import { isStaleUpload, type UploadedObject } from "../../records/file/file";
import { fileTexts } from "../../records/file/texts";
import { AppError } from "../../shared/error";
import { Id, Time } from "../../shared/value";
import { imageTexts } from "./image-texts";

export const MAX_MAIL_IMAGE_BYTES = 5 * 1024 * 1024;
/** The types that every mail client shows. None of them can hold a script. */
export const MAIL_IMAGE_TYPES = ["image/png", "image/jpeg", "image/gif"] as const;
/** How many bytes of an image `imageTypeOf` needs. */
export const IMAGE_START_BYTES = 16;

/** An image of the team's mails (docs/product/email.md#images). Everybody who knows its address may see it. */
export const MailImage = z.object({
  id: z.uuid(),
  /** Where mails load it from. */
  url: z.url(),
  content_type: z.enum(MAIL_IMAGE_TYPES),
  /** In bytes. */
  size: z.int().positive(),
});
export type MailImage = z.infer<typeof MailImage>;

/** A stored image. `unused_since` becomes null once something saved shows the image; such an image is never removed. */
export const StoredImage = MailImage.omit({ url: true }).extend({
  team_id: Id,
  created_by: Id,
  created_at: Time,
  unused_since: Time.nullable(),
  /** Set by the clean-up before it deletes the object. */
  removed_at: Time.nullable().default(null),
});
export type StoredImage = z.infer<typeof StoredImage>;

/** Where browsers upload an image to. */
export const mailImagePath = (teamId: string, id: string): string => `/attachment/${teamId}/email-images/${id}`;

const UUID = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;
const PATH = new RegExp(String.raw`^/attachment/([\w-]+)/email-images/(${UUID})$`);
const ADDRESS = new RegExp(`/images/(${UUID})$`);

/** Parses the path of an uploaded image; undefined for any other path. */
export function mailImageOf(path: string): { teamId: string; id: string } | undefined {
  const [, teamId, id] = PATH.exec(path) ?? [];
  return teamId && id ? { teamId, id } : undefined;
}

/** The image that a path or an address serves; undefined for any other one. */
export const imageIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

const STARTS: readonly [(typeof MAIL_IMAGE_TYPES)[number], readonly number[]][] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38]],
];

/** The type of an image by its first bytes, whatever its name says. */
export const imageTypeOf = (start: Uint8Array): MailImage["content_type"] | undefined =>
  STARTS.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))?.[0];

type Registering = { id: string; teamId: string; createdBy: string; now: string };

/**
 * Makes an image of an upload.
 * @param start the object's first bytes
 * @throws F-PN-0001 if nothing was uploaded recently; NOT_ACCEPTABLE for what is no image, PAYLOAD_TOO_LARGE above 5 MB
 */
export function registerImage(
  object: UploadedObject | undefined,
  start: Uint8Array,
  { id, teamId, createdBy, now }: Registering,
): StoredImage {
  if (!object || isStaleUpload(object, now)) throw new AppError("F-PN-0001", fileTexts.failedToUpload);
  if (object.size > MAX_MAIL_IMAGE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE", imageTexts.tooLarge);
  const content_type = imageTypeOf(start);
  if (!content_type) throw new AppError("NOT_ACCEPTABLE", imageTexts.unsupportedType);
  const { size } = object;
  return {
    id,
    team_id: teamId,
    content_type,
    size,
    created_by: createdBy,
    created_at: now,
    unused_since: now,
    removed_at: null,
  };
}

const UNUSED_LIVES_MS = 7 * 24 * 3_600_000;

/** Images that are unused since before this time may be removed: nobody is still writing the mail that they were meant for. */
export const unusedImagesBefore = (now: string): string => new Date(Date.parse(now) - UNUSED_LIVES_MS).toISOString();
