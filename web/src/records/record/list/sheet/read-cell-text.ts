import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { CellLookups } from "@dure/domain/records/import/cell-lookups";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { cellReader } from "@dure/domain/records/import/read-cell";
import type { CellProblem } from "@dure/domain/records/import/texts";
import type { RecordView } from "@dure/domain/records/record/record";
import { emptyValue } from "./sheet-field";

type ReadCell = { value: unknown } | { problem: CellProblem };

/** Reads a cell's text as a value, by the rules of imports, so that "6,500만원" and "26.10.15" are understood. */
export function readCellText(
  record: Pick<RecordView, "entity" | "record_type">,
  field: ListedField,
  text: string,
  world: CellLookups,
): ReadCell {
  const trimmed = text.trim();
  if (trimmed === "") return field.required ? { problem: "required" } : { value: emptyValue(field) };
  return cellReader(columnOf(record, field), world)(trimmed);
}

/** The column in the form that imports have. Only stages of the deal's own type count. */
function columnOf(
  { entity, record_type }: Pick<RecordView, "entity" | "record_type">,
  field: ListedField,
): ImportField {
  const { status_stages } = field.attributes;
  const attributes = status_stages
    ? { ...field.attributes, status_stages: status_stages.filter((one) => one.record_type.id === record_type?.id) }
    : field.attributes;
  return { ...field, attributes, entity, part: "lead", field_id: field.id };
}
