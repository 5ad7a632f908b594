import type { recordsApi } from "@dure/domain/records/api";
import { assertChangeable } from "@dure/domain/records/note/note";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getVisible } from "../record/visible-record";
import { getNote, removeNote } from "./note-store";

export const deleteNote: Verb<typeof recordsApi.deleteNote> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const [before] = await Promise.all([
      getNote(tx, ctx.teamId, params.id, params.conversationId),
      getVisible(tx, ctx, params.entityId, params.id),
    ]);
    assertChangeable(before, ctx.actor);
    removeNote(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "note.deleted", before, after: null } };
  });
