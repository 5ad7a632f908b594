import type { FieldSet } from "@dure/domain/records/field/custom-field";
import type { ImportItem, RowDraft } from "@dure/domain/records/import/import-item";
import { updatedByRow } from "@dure/domain/records/import/row-update";
import { entityOf, kindOf, type ListEntityId } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { Context } from "../../../platform/context";
import type { Tx } from "../../../platform/transaction/transaction-store";
import { findPipeline } from "../../pipeline/pipeline-store";
import { viewerOf } from "../../record/visible-record";
import { findRecords } from "../import-store";

export type AppliedUpdates = {
  /** The records that rows change, by row; not those that stay as they are. */
  afters: ReadonlyMap<number, CrmRecord>;
  /** Every matched record as it is now, by id. */
  befores: ReadonlyMap<string, CrmRecord>;
  /** Why a row can't update its record, by row. */
  refused: ReadonlyMap<number, Text>;
};

/** Decides how rows change the current state of the records that they were matched with. Reads only. */
export async function applyUpdates(
  tx: Tx,
  ctx: Context,
  entityId: ListEntityId,
  rows: readonly ImportItem[],
  drafts: readonly RowDraft[],
  sets: readonly FieldSet[],
): Promise<AppliedUpdates> {
  const updates = rows.flatMap(({ row, update, lead }, place) =>
    update ? [{ row, update, type: lead.record_type_id, refers: drafts[place]?.refers }] : [],
  );
  const [type] = updates.flatMap((one) => one.type ?? []);
  const [befores, pipeline] = await Promise.all([
    findRecords(tx, ctx.teamId, new Set(updates.map(({ update }) => update.id))),
    type ? findPipeline(tx, ctx.teamId, type) : undefined,
  ]);
  const fields = sets.find(({ kind }) => kind === kindOf(entityId));
  const afters = new Map<number, CrmRecord>();
  const refused = new Map<number, Text>();
  for (const { row, update, refers } of updates) {
    const before = befores.get(update.id);
    const isThere = before && entityOf(before) === entityId && isVisible(before, viewerOf(ctx));
    if (!isThere || !fields || !refers) {
      refused.set(row, recordsTexts.recordNotFound);
      continue;
    }
    const editing = { fields, pipeline: pipeline ?? null, editor: ctx.actor, now: ctx.now };
    const after = attempt(() => updatedByRow(before, update.values, refers, editing));
    if (after instanceof AppError) refused.set(row, after.text);
    else if (after !== before) afters.set(row, after);
  }
  return { afters, befores, refused };
}

function attempt<T>(work: () => T): T | AppError {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
