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

/** The viewer whose permissions apply; jobs and admins see all records. */
export const viewerOf = ({ actor, caller }: Context): Viewer =>
  caller?.team.row_access === "own" && actor.role !== "admin" ? { id: actor.id } : undefined;

/** Gets a record that the caller may see; any other record reads as missing. */
export const getVisible = async (tx: Tx, ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> =>
  visible(tx, ctx, await getRecord(tx, ctx.teamId, entityId, id));

export const readVisible = async (ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> =>
  visible(firestore, ctx, await readRecord(ctx.teamId, entityId, id));

/**
 * Gets the leads and deals of these ids.
 * @throws NOT_FOUND if one is neither, or is hidden from the caller
 */
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

/**
 * The ids of the records that read as missing. A deal of a deleted type counts as deleted, even before the job deletes
 * it (pipeline/delete-deals.ts).
 */
export async function hiddenIds(reader: Reader, ctx: Context, records: readonly CrmRecord[]): Promise<string[]> {
  const viewer = viewerOf(ctx);
  const types = records.map(({ record_type_id }) => record_type_id).filter((id) => id !== null);
  const existing = await existingTypes(reader, ctx.teamId, types);
  const isGone = ({ record_type_id }: CrmRecord) => record_type_id !== null && !existing.has(record_type_id);
  return records.filter((record) => !isVisible(record, viewer) || isGone(record)).map(({ id }) => id);
}
