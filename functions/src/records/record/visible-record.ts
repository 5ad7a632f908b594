import type { EntityId } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible, type Viewer } from "@dure/domain/records/record/visibility";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { firestore } from "../../platform/firebase";
import type { Tx } from "../../platform/transaction/transaction-store";
import { existingTypes } from "../pipeline/pipeline-store";
import { getLeads, getRecord, readRecord } from "./record-store";

type Reader = Parameters<typeof existingTypes>[0];

/** With whose eyes a caller sees the team's records; jobs and admins see all of them. */
export const viewerOf = ({ actor, caller }: Context): Viewer =>
  caller?.team.row_access === "own" && actor.role !== "admin" ? { id: actor.id } : undefined;

/** A record that the caller may see; what they may not see does not exist for them. */
export const getVisible = async (tx: Tx, ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> =>
  visible(tx, ctx, await getRecord(tx, ctx.teamId, entityId, id));

export const readVisible = async (ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> =>
  visible(firestore, ctx, await readRecord(ctx.teamId, entityId, id));

/** The leads and deals of these ids; refuses when one is neither, or not to be seen by the caller. */
export async function getVisibleLeads(tx: Tx, ctx: Context, ids: readonly string[]): Promise<CrmRecord[]> {
  const leads = await getLeads(tx, ctx.teamId, ids);
  const hidden = await hiddenIds(tx, ctx, leads);
  if (hidden.length > 0) throw new AppError("NOT_FOUND", recordsTexts.recordsNotFound, hidden);
  return leads;
}

async function visible(reader: Reader, ctx: Context, record: CrmRecord): Promise<CrmRecord> {
  const hidden = await hiddenIds(reader, ctx, [record]);
  if (hidden.length > 0) throw new AppError("NOT_FOUND", recordsTexts.recordNotFound);
  return record;
}

/** A deal whose type is deleted counts as deleted, though its turn may not have come (pipeline/delete-deals.ts). */
async function hiddenIds(reader: Reader, ctx: Context, records: readonly CrmRecord[]): Promise<string[]> {
  const viewer = viewerOf(ctx);
  const types = records.map(({ record_type_id }) => record_type_id).filter((id) => id !== null);
  const existing = await existingTypes(reader, ctx.teamId, types);
  const isGone = ({ record_type_id }: CrmRecord) => record_type_id !== null && !existing.has(record_type_id);
  return records.filter((record) => !isVisible(record, viewer) || isGone(record)).map(({ id }) => id);
}
