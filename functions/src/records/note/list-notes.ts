import type { recordsApi } from "@dure/domain/records/api";
import { Id, Time } from "@dure/domain/shared/value";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../record/visible-record";
import { findNotes, type NotePlace } from "./note-store";

export const listNotes: Verb<typeof recordsApi.listNotes> = async (ctx, { params, query }) => {
  const [{ notes, isLast }] = await Promise.all([
    findNotes(ctx.teamId, params.id, placeOf(query?.cursor)),
    readVisible(ctx, params.entityId, params.id),
  ]);
  const last = notes.at(-1);
  return { data: notes, cursor: isLast || !last ? null : `${last.created_at}_${last.id}`, is_last: isLast };
};

/** An invalid cursor starts at the newest note. */
function placeOf(cursor = ""): NotePlace | undefined {
  const end = cursor.indexOf("_");
  const [created_at, id] = [cursor.slice(0, end), cursor.slice(end + 1)];
  return Time.safeParse(created_at).success && Id.safeParse(id).success ? { created_at, id } : undefined;
}
