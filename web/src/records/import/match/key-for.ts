import type { ImportEntity } from "@dure/domain/records/import/import-field";
import { MATCH_FIELDS, type MatchField } from "@dure/domain/records/import/import-match";
import type { Mapping } from "@dure/domain/records/import/mapping";

/** What tells existing records first: the surest field that a column is mapped to, else the usual one. */
export function keyFor(entity: ImportEntity, mapping: Mapping): MatchField | null {
  const keys = MATCH_FIELDS[entity];
  const mapped = keys.filter((id) => mapping.some((field) => field?.part === "lead" && field.field_id === id));
  return (mapped.includes("id") ? "id" : mapped[0]) ?? keys[0] ?? null;
}
