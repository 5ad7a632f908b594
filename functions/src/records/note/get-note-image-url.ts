import type { recordsApi } from "@dure/domain/records/api";
import { noteImagePath } from "@dure/domain/records/note/note-image";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { readingUrl } from "../../platform/storage/bucket";
import { readVisible } from "../record/visible-record";
import { readImageType } from "./note-image-store";
import { readNote } from "./note-store";

/** No check of the type here: it was checked when the note claimed the image, and objects are immutable to clients. */
export const getNoteImageUrl: Verb<typeof recordsApi.getNoteImageUrl> = async (ctx, { params }) => {
  const path = noteImagePath(ctx.teamId, params.imageId);
  const [note, contentType] = await Promise.all([
    readNote(ctx.teamId, params.id, params.conversationId),
    readImageType(ctx.teamId, params.imageId),
    readVisible(ctx, params.entityId, params.id),
  ]);
  if (!note.images.includes(path)) throw new AppError("NOT_FOUND", recordsTexts.noteNotFound);
  return readingUrl(path, { filename: params.imageId, contentType, disposition: "inline" }, ctx.now);
};
