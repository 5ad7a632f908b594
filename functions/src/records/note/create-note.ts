import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newNote } from "@dure/domain/records/note/note";
import { entityOf } from "@dure/domain/records/record/entity";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { getVisible } from "../record/visible-record";
import { claimImages, uploadedImages } from "./note-images";
import { saveNote } from "./note-store";
import { sanitizeNote } from "./sanitize-note";

export const createNote: Verb<typeof recordsApi.createNote> = (ctx, { params, body }) =>
  withIdempotentReplay(ctx, async () => {
    const content = sanitizeNote(body);
    const uploaded = await uploadedImages(ctx, body.images);
    return transaction(ctx, async (tx) => {
      const record = await getVisible(tx, ctx, params.entityId, params.id);
      const about = { id: randomUUID(), entity_id: entityOf(record), record_id: record.id, ...content };
      const note = newNote(about, ctx.actor, ctx.now);
      await claimImages(tx, ctx.teamId, { after: note, uploaded });
      saveNote(tx, ctx.teamId, note);
      return { answer: note, event: { type: "note.created", before: null, after: note } };
    });
  });
