import { missingFields } from "@dure/domain/records/field/field-values";
import type { CellError } from "@dure/domain/records/import/check-rows";
import { originOf } from "@dure/domain/records/import/import";
import type { FieldSets, ImportField } from "@dure/domain/records/import/import-field";
import type { Mapping } from "@dure/domain/records/import/mapping";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { conflictsOf, readClaims } from "../record/unique-store";
import { readSnapshot } from "./import-store";

/** Returns the cells that prevent records: taken unique values and missing required values. */
export async function checkNewRecords(
  teamId: string,
  records: readonly CrmRecord[],
  sets: FieldSets,
  mapping: Mapping,
): Promise<CellError[]> {
  const taken = await takenValues(teamId, records, sets);
  const missing = records
    .filter(({ id }) => originOf(id).part !== "lead")
    .filter((record) => missingFields(record, sets[record.kind]).length > 0)
    .map(({ id }) => ({ recordId: id, fieldId: "name", code: "incomplete" as const }));
  return [...taken, ...missing].map(({ recordId, fieldId, code }) => {
    const { part, row } = originOf(recordId);
    return { row, column: columnOf(mapping, part, fieldId), code };
  });
}

async function takenValues(teamId: string, records: readonly CrmRecord[], sets: FieldSets) {
  const changes = records.map((after) => ({ before: null, after }));
  const claims = await readSnapshot((tx) => readClaims(tx, teamId, changes, Object.values(sets)));
  return conflictsOf(claims).map(({ docId, recordId, fieldId }) => ({
    recordId,
    fieldId,
    code: claims.owners.has(docId) ? ("exists" as const) : ("duplicate" as const),
  }));
}

/** If two columns hold the name, the error points at the first-name column. */
function columnOf(mapping: Mapping, part: ReturnType<typeof originOf>["part"], fieldId: string): number {
  const isOf = (field: ImportField | null, id: string) => field?.field_id === id && field.part === part;
  const column = mapping.findIndex((field) => isOf(field, fieldId));
  return column === -1 ? mapping.findIndex((field) => isOf(field, "first_name")) : column;
}
