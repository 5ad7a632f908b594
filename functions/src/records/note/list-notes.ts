import type { recordsApi } from "@dure/domain/records/api";
import { placeInCursor } from "../../platform/firestore/place-in-cursor";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../record/visible-record";
import { findNotes } from "./note-store";

export const listNotes: Verb<typeof recordsApi.listNotes> = async (ctx, { params, query }) => {
  const place = placeInCursor(query?.cursor);
  const [{ notes, isLast }] = await Promise.all([
    findNotes(ctx.teamId, params.id, place && { created_at: place.at, id: place.id }),
    readVisible(ctx, params.entityId, params.id),
  ]);
  const last = notes.at(-1);
  return { data: notes, cursor: isLast || !last ? null : `${last.created_at}_${last.id}`, is_last: isLast };
};
