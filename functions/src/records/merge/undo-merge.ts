import type { recordsApi } from "@dure/domain/records/api";
import { MergedGroup } from "@dure/domain/records/duplicate/duplicate-group";
import type { RecordsEvent } from "@dure/domain/records/events";
import { mergeTexts } from "@dure/domain/records/merge/texts";
import {
  assertUndoable,
  type MergeUndo,
  type UndoMergeBody,
  type UndoneMerge,
  undoInTarget,
} from "@dure/domain/records/merge/undo-merge";
import { EntityId, entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { restoreFromTrash } from "@dure/domain/records/record/trash";
import { isVisible } from "@dure/domain/records/record/visibility";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { assertUnblurred } from "../record/router-blur";
import { getVisible, viewerOf } from "../record/visible-record";
import { writeRecords } from "../record/write-records";
import type { TaskType } from "../task/task-type";
import { assertNoneMovesBack } from "./merge-move-store";
import { removeMergeRedirect } from "./merge-redirect-store";
import { getMergeUndos, saveMergeUndos } from "./merge-undo-store";

/** Undoes a merge as the caller asks; `undoMergeIn` says how. */
export const undoMerge: Verb<typeof recordsApi.undoMerge> = (ctx, { params, body }) =>
  transaction(ctx, (tx) => undoMergeIn(tx, ctx, params.entityId, body));

/** Undoes merges of a task; an item is a group. Each commits with its result, so it is undone once. */
export const undoMerges: TaskType = {
  name: "bulk-unmerge",
  idOf: (item) => MergedGroup.parse(item).target_id,
  chunksAtOnce: () => 1,
  apply: async (tx, ctx, { entity_id }, [item]) => {
    const group = MergedGroup.parse(item);
    const { event } = await undoMergeIn(tx, ctx, EntityId.parse(entity_id), group);
    return { results: [{ id: group.target_id, status: "SUCCESS", message: null }], events: event };
  },
};

/**
 * Undoes a merge: its sources come back, and the target gets back what the merge replaced and nobody has changed since. A
 * job moves back what the merge moved (move-links-back.ts).
 * @throws CONFLICT if another record has taken a unique value meanwhile
 */
async function undoMergeIn(
  tx: Tx,
  ctx: Context,
  entityId: EntityId,
  body: UndoMergeBody,
): Promise<{ answer: UndoneMerge; event: RecordsEvent[] }> {
  const { teamId, now } = ctx;
  const undos = await undosOf(tx, ctx, entityId, body);
  const target = await survivor(tx, ctx, entityId, body.target_id);
  const deleted = undos.map(({ record }) => record);
  assertUnblurred(ctx, [target, ...deleted]);
  const [fields] = await Promise.all([
    getFields(tx, teamId, target.kind),
    assertNoneMovesBack(tx, teamId, [target.id]),
  ]);
  const replaced = undos[0]?.target;
  const { record, kept_fields } = replaced
    ? undoInTarget(target, replaced.undo, { fields, editor: ctx.actor, now })
    : { record: target, kept_fields: [] };
  const referred = await readReferencedRecords(tx, teamId, [record, ...deleted]);
  const back = deleted.map((one) => {
    const after = restoreFromTrash(one, referred.pipelines.get(one.record_type_id ?? ""), now);
    return { before: null, after, deleted: one };
  });
  const changes = record === target ? back : [{ before: target, after: record }, ...back];
  await writeRecords(tx, teamId, changes, [fields], now);
  for (const { id } of deleted) removeMergeRedirect(tx, teamId, id);
  saveMergeUndos(
    tx,
    teamId,
    undos.map((undo) => ({ ...undo, undone_at: now })),
  );
  const email = { email: replaced?.email.after ?? "", was: replaced?.email.before ?? "" };
  const event = [...changed(target, record), ...back.map(({ after }) => unmerged(after, target.id, email))];
  return { answer: { record: viewOf(record, referred), kept_fields }, event };
}

const unmerged = (after: CrmRecord, from: string, target: { email: string; was: string }): RecordsEvent => ({
  type: `${entityOf(after)}.unmerged`,
  before: null,
  after,
  unmerged_from: from,
  target,
});

const changed = (before: CrmRecord, after: CrmRecord): RecordsEvent[] =>
  before === after ? [] : [{ type: `${entityOf(after)}.changed`, before, after }];

/** The data that undoing the merge needs. A merge of records that the caller may not see reads as missing. */
async function undosOf(tx: Tx, ctx: Context, entityId: EntityId, body: UndoMergeBody): Promise<MergeUndo[]> {
  const viewer = viewerOf(ctx);
  const found = (await getMergeUndos(tx, ctx.teamId, body.source_ids)).map((undo) =>
    undo && isVisible(undo.record, viewer) ? undo : undefined,
  );
  if (!found.some(Boolean)) await getVisible(tx, ctx, entityId, body.target_id);
  return assertUndoable(found, body, ctx.actor, ctx.now);
}

async function survivor(tx: Tx, ctx: Context, entityId: EntityId, id: string): Promise<CrmRecord> {
  try {
    return await getVisible(tx, ctx, entityId, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
    throw new AppError("NOT_ACCEPTABLE", mergeTexts.survivorGone);
  }
}
