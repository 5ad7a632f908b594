import type { recordsApi } from "@dure/domain/records/api";
import { editNote } from "@dure/domain/records/note/note";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { getVisible, readVisible } from "../record/visible-record";
import { claimImages, uploadedImages } from "./note-images";
import { getNote, readNote, saveNote } from "./note-store";
import { sanitizeNote } from "./sanitize-note";

/** Existing images stay, new ones are claimed from uploads, and a reaction deletes removed ones. */
export const changeNote: Verb<typeof recordsApi.changeNote> = (ctx, { params, body }) =>
  withIdempotentReplay(ctx, async () => {
    const { entityId, id, conversationId } = params;
    const content = sanitizeNote(body);
    const [{ images }] = await Promise.all([readNote(ctx.teamId, id, conversationId), readVisible(ctx, entityId, id)]);
    const added = body.images.filter((path) => !images.includes(path));
    const uploaded = await uploadedImages(ctx, added);
    return transaction(ctx, async (tx) => {
      const [before] = await Promise.all([
        getNote(tx, ctx.teamId, id, conversationId),
        getVisible(tx, ctx, entityId, id),
      ]);
      const after = editNote(before, content, ctx.actor, ctx.now);
      await claimImages(tx, ctx.teamId, { before, after, uploaded });
      saveNote(tx, ctx.teamId, after);
      return { answer: after, event: { type: "note.changed", before, after } };
    });
  });
