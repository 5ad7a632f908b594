import type { EntityId } from "@dure/domain/records/entity";
import type { CrmRecord } from "@dure/domain/records/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { isVisible, type Viewer } from "@dure/domain/records/visibility";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction-store";
import { getLeads, getRecord, readRecord } from "./record-store";

/** With whose eyes a caller sees the team's records; jobs and admins see all of them. */
export const viewerOf = ({ actor, caller }: Context): Viewer =>
  caller?.team.row_access === "own" && actor.role !== "admin" ? { id: actor.id } : undefined;

/** A record that the caller may see; what they may not see does not exist for them. */
export const getVisible = async (tx: Tx, ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> =>
  visible(ctx, await getRecord(tx, ctx.teamId, entityId, id));

export const readVisible = async (ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> =>
  visible(ctx, await readRecord(ctx.teamId, entityId, id));

/** The leads and deals of these ids; refuses when one is neither, or not to be seen by the caller. */
export async function getVisibleLeads(tx: Tx, ctx: Context, ids: readonly string[]): Promise<CrmRecord[]> {
  const leads = await getLeads(tx, ctx.teamId, ids);
  const hidden = leads.filter((lead) => !isVisible(lead, viewerOf(ctx))).map(({ id }) => id);
  if (hidden.length > 0) throw new AppError("NOT_FOUND", recordsTexts.recordsNotFound, hidden);
  return leads;
}

function visible(ctx: Context, record: CrmRecord): CrmRecord {
  if (!isVisible(record, viewerOf(ctx))) throw new AppError("NOT_FOUND", recordsTexts.recordNotFound);
  return record;
}
