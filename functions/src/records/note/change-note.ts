import type { recordsApi } from "@dure/domain/records/api";
import { rewriteNote } from "@dure/domain/records/note";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { getNote, saveNote } from "./note-store";

export const changeNote: Verb<typeof recordsApi.changeNote> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getNote(tx, ctx.teamId, params.id, params.conversationId);
    const after = rewriteNote(before, body.text, ctx.actor, ctx.now);
    saveNote(tx, ctx.teamId, after);
    return { answer: after, event: { type: "note.changed", before, after } };
  });
