import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Cursor } from "../../shared/page";
import { sharedIssues } from "../../shared/shared-issues";
import { Id } from "../../shared/value";
import { ReadingUrl } from "../file/api";
import { CREATED, NO_CONTENT } from "../record/endpoint-parts";
import { EntityId } from "../record/entity";
import { Note, NoteHtml, NoteText } from "../record/record";
import { NoteImages } from "./note-image";

const NOTES = "/sales-entity/{entityId}/{id}/conversations";
const NotesPath = z.object({ entityId: EntityId, id: Id });
const NotePath = NotesPath.extend({ conversationId: Id });
/** With `html`, the text is taken from it; only formatting stays in it (docs/product/records-pages.md#notes). */
const NoteBody = z
  .object({ text: NoteText.default(""), html: NoteHtml.optional(), images: NoteImages.default([]) })
  .refine(({ text, html, images }) => text !== "" || html || images.length > 0, {
    path: ["text"],
    error: sharedIssues.required,
  });
export type NoteBody = z.output<typeof NoteBody>;

export const noteApi = {
  listNotes: endpoint("member", {
    method: "GET",
    path: NOTES,
    summary: "Memos of a record, newest first, a hundred at a time",
  })
    .input(z.object({ params: NotesPath, query: z.object({ cursor: Cursor.optional() }).optional() }))
    .output(z.object({ data: z.array(Note), cursor: z.string().nullable(), is_last: z.boolean() })),

  createNote: endpoint("member", { method: "POST", path: NOTES, summary: "Add a memo", ...CREATED })
    .input(z.object({ params: NotesPath, body: NoteBody }))
    .output(Note),

  changeNote: endpoint("member", { method: "PUT", path: `${NOTES}/{conversationId}`, summary: "Change a memo" })
    .input(z.object({ params: NotePath, body: NoteBody }))
    .output(Note),

  deleteNote: endpoint("member", {
    method: "DELETE",
    path: `${NOTES}/{conversationId}`,
    summary: "Delete a memo",
    ...NO_CONTENT,
  })
    .input(z.object({ params: NotePath }))
    .output(z.void()),

  /** `imageId` is the last part of an image's path. */
  getNoteImageUrl: endpoint("member", {
    method: "GET",
    path: `${NOTES}/{conversationId}/images/{imageId}/url`,
    summary: "A short-lived URL of an image in a memo",
  })
    .input(z.object({ params: NotePath.extend({ imageId: z.uuid() }) }))
    .output(ReadingUrl),
};
