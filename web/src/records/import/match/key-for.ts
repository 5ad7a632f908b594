import type { ImportEntity } from "@dure/domain/records/import/import-field";
import { MATCH_FIELDS, type MatchField } from "@dure/domain/records/import/import-match";
import type { Mapping } from "@dure/domain/records/import/mapping";

/** The default field to find existing records by: the id or else the first key field, if mapped, else the usual one. */
export function keyFor(entity: ImportEntity, mapping: Mapping): MatchField | null {
  const keys = MATCH_FIELDS[entity];
  const mapped = keys.filter((id) => mapping.some((field) => field?.part === "lead" && field.field_id === id));
  return (mapped.includes("id") ? "id" : mapped[0]) ?? keys[0] ?? null;
}
