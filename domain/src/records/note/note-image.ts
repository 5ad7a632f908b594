import { z } from "zod";
import { AppError } from "../../shared/error";
import { isStaleUpload, type UploadedObject } from "../file/file";
import { fileTexts } from "../file/texts";
import { recordsIssues } from "../records-issues";

export const MAX_NOTE_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_NOTE_IMAGES = 20;
/** Types that browsers display as images and never execute. */
export const NOTE_IMAGE_TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];

/** The upload path of note images (docs/product/records-pages.md#note-images). */
export const noteImagePath = (teamId: string, id: string): string => `/attachment/${teamId}/conversations/${id}`;

const PATH = /^\/attachment\/([\w-]+)\/conversations\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** A note's images as paths, in order. */
export const NoteImages = z
  .array(z.string().regex(PATH, recordsIssues.imagePath))
  .max(MAX_NOTE_IMAGES)
  .refine((paths) => new Set(paths).size === paths.length, recordsIssues.imageTwice);

/** Parses a note image's path; undefined for any other path. */
export function noteImageOf(path: string): { teamId: string; id: string } | undefined {
  const [, teamId, id] = path.match(PATH) ?? [];
  return teamId && id ? { teamId, id } : undefined;
}

/** @throws unless the bucket has the image, of an allowed type, at most 10 MB, recently uploaded */
export function assertNoteImage(
  path: string,
  object: (UploadedObject & { contentType: string }) | undefined,
  teamId: string,
  now: string,
): void {
  const isOwn = noteImageOf(path)?.teamId === teamId;
  if (!isOwn || !object || isStaleUpload(object, now) || !NOTE_IMAGE_TYPES.includes(object.contentType))
    throw new AppError("F-PN-0001", fileTexts.failedToUpload);
  if (object.size > MAX_NOTE_IMAGE_BYTES) throw new AppError("PAYLOAD_TOO_LARGE", fileTexts.imageTooLarge);
}
