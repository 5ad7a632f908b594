import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/endpoint";
import { readRecord } from "../record/record-store";
import { findNotes } from "./note-store";

export const listNotes: Verb<typeof recordsApi.listNotes> = async (ctx, { params }) => {
  const [data] = await Promise.all([
    findNotes(ctx.teamId, params.id),
    readRecord(ctx.teamId, params.entityId, params.id),
  ]);
  return { data };
};
