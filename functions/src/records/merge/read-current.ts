import type { EntityId } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { readVisible } from "../record/visible-record";
import { followMerge } from "./merge-redirect-store";

/** Reads a record that the caller may see. The id of a merged record leads to its target. */
export async function readCurrent(ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> {
  try {
    return await readVisible(ctx, entityId, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
    const current = await followMerge(ctx.teamId, id);
    if (current === id) throw error;
    return readVisible(ctx, entityId, current);
  }
}
