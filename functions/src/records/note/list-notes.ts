import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/endpoint";
import { readVisible } from "../record/visible-record";
import { findNotes } from "./note-store";

export const listNotes: Verb<typeof recordsApi.listNotes> = async (ctx, { params }) => {
  const [data] = await Promise.all([findNotes(ctx.teamId, params.id), readVisible(ctx, params.entityId, params.id)]);
  return { data };
};
