import type { recordsApi } from "@dure/domain/records/api";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { readVisible } from "../record/visible-record";
import { findNotes } from "./note-store";

const cursors = pageCursor("notes", Place);

export const listNotes: Verb<typeof recordsApi.listNotes> = async (ctx, { params, query }) => {
  const after = cursors.placeIn(ctx.teamId, query?.cursor);
  const [{ notes, next }] = await Promise.all([
    findNotes(ctx.teamId, params.id, after),
    readVisible(ctx, params.entityId, params.id),
  ]);
  return { data: notes, ...cursors.pageEnd(ctx.teamId, next) };
};
