import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { type MergeBody, mergeRecords, type Overrides } from "@dure/domain/records/merge/merge-records";
import { type EntityId, RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { assertReferences } from "@dure/domain/records/record/references";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { assertMembers } from "../record/assignee-store";
import { readReferencedRecords } from "../record/referenced-records-store";
import { assertUnblurred } from "../record/router-blur";
import { getVisible, viewerOf } from "../record/visible-record";

type Merging = {
  target: CrmRecord;
  sources: CrmRecord[];
  merged: CrmRecord;
  answer: RecordView;
  /** The definitions of every kind: records of any kind may refer to the merged records. */
  fields: FieldSet[];
};

/**
 * Reads the records of a merge, as far as the caller may see them, and computes the result. Existing values are taken
 * without validation; values given by the caller are validated as in any change.
 * @throws NOT_FOUND if one of the records is gone, PLAN_REQUIRED if one is blurred
 */
export async function planMerge(
  tx: Tx,
  ctx: Context,
  entityId: EntityId,
  { target_id, source_ids, override_properties }: MergeBody,
): Promise<Merging> {
  const [target, sources, fields] = await Promise.all([
    getVisible(tx, ctx, entityId, target_id),
    Promise.all(source_ids.map((id) => getVisible(tx, ctx, entityId, id))),
    Promise.all(RecordKind.options.map((kind) => getFields(tx, ctx.teamId, kind))),
  ]);
  assertUnblurred(ctx, [target, ...sources]);
  const targetFields = fieldsOf(target, fields);
  const decide = (overrides: Overrides) =>
    mergeRecords(target, sources, { overrides, fields: targetFields, editor: ctx.actor, now: ctx.now });
  const merged = decide(override_properties);
  const had = decide(withoutValues(override_properties));
  const [referred] = await Promise.all([
    readReferencedRecords(tx, ctx.teamId, [merged]),
    assertMembers(tx, ctx.teamId, [{ before: had, after: merged }], targetFields),
  ]);
  assertReferences(had, merged, referred, viewerOf(ctx));
  return { target, sources, merged, answer: viewOf(merged, referred), fields };
}

function fieldsOf({ kind }: CrmRecord, sets: readonly FieldSet[]): FieldSet {
  const found = sets.find((set) => set.kind === kind);
  if (!found) throw new Error(`The fields of ${kind} were not read.`);
  return found;
}

const withoutValues = (overrides: Overrides): Overrides =>
  Object.fromEntries(Object.entries(overrides).filter(([, override]) => "record_id" in override));
