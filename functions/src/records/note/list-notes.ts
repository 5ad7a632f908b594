import type { recordsApi } from "@dure/domain/records/api";
import { Time } from "@dure/domain/shared/value";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../record/visible-record";
import { findNotes, type NotePlace } from "./note-store";

export const listNotes: Verb<typeof recordsApi.listNotes> = async (ctx, { params, query }) => {
  const [{ notes, isLast }] = await Promise.all([
    findNotes(ctx.teamId, params.id, pipelineEntry(query?.cursor)),
    readVisible(ctx, params.entityId, params.id),
  ]);
  const last = notes.at(-1);
  return { data: notes, cursor: isLast || !last ? null : `${last.created_at}_${last.id}`, is_last: isLast };
};

/** An invalid cursor starts at the newest note. */
function pipelineEntry(cursor = ""): NotePlace | undefined {
  const [created_at, id] = cursor.split("_");
  return id && Time.safeParse(created_at).success ? { created_at: String(created_at), id } : undefined;
}
