import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { findStage } from "@dure/domain/records/pipeline/pipeline";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { ReferencedRecords } from "@dure/domain/records/record/referenced-records";
import { assertReferences } from "@dure/domain/records/record/references";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findNamingNonMembers } from "../record/assignee-store";
import { readReferencedRecords } from "../record/referenced-records-store";

/**
 * Returns the ids of records that have become invalid since they were validated. Reads only.
 * @param befores the current state of the records that exist already
 */
export async function refusedRecords(
  tx: Tx,
  teamId: string,
  records: readonly CrmRecord[],
  sets: readonly FieldSet[],
  befores: ReadonlyMap<string, CrmRecord>,
): Promise<Map<string, Text>> {
  const [referred, ...strangers] = await Promise.all([
    readReferencedRecords(tx, teamId, records),
    ...sets.map((fields) => findNamingNonMembers(tx, teamId, ofKind(records, fields, befores), fields)),
  ]);
  const all = { ...referred, records: new Map([...referred.records, ...records.map((one) => [one.id, one] as const)]) };
  const reasons = records.flatMap((record) => {
    const reason = reasonOf(record, all, befores.get(record.id) ?? null);
    return reason ? [[record.id, reason] as const] : [];
  });
  return new Map([...strangers.flat().map((id) => [id, recordsTexts.assigneeNotFound] as const), ...reasons]);
}

const ofKind = (records: readonly CrmRecord[], { kind }: FieldSet, befores: ReadonlyMap<string, CrmRecord>) =>
  records.filter((record) => record.kind === kind).map((after) => ({ before: befores.get(after.id) ?? null, after }));

function reasonOf(record: CrmRecord, referred: ReferencedRecords, before: CrmRecord | null): Text | undefined {
  const { record_type_id, stage_id } = record;
  const pipeline = referred.pipelines.get(record_type_id ?? "");
  if (record_type_id !== null && !pipeline) return recordsTexts.pipelineNotFound;
  if (pipeline && !findStage(pipeline, stage_id ?? "")) return recordsTexts.stageNotFound;
  try {
    // The import's plan looked its references up among the records that its starter sees (resolve-plan.ts).
    assertReferences(before, record, referred, undefined);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.text;
    throw error;
  }
}
