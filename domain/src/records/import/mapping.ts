import type { Text } from "../../shared/text";
import type { ImportField } from "./import-field";
import { CREATE_ALL, type ImportMatch, MATCH_FIELDS } from "./import-match";
import { importTexts } from "./texts";

/** The field of each column; null for an ignored column. */
export type Mapping = readonly (ImportField | null)[];

/** A problem of a mapping: at a column, or about a missing field. */
export type MappingProblem = { text: Text; column?: number; field?: ImportField };

const NAME_PARTS = ["first_name", "last_name"];

/** All problems of a mapping (docs/product/records-transfer.md#mapping). */
export const mappingProblems = (
  mapping: Mapping,
  fields: readonly ImportField[],
  match: ImportMatch = CREATE_ALL,
): MappingProblem[] => [
  ...mapping.flatMap((field, column) => columnProblem(mapping, field, column)),
  ...keyProblem(mapping, fields, match),
  ...(match.mode === "update" ? [] : missing(mapping, fields)),
  ...namesLeftOut(mapping, fields),
];

function columnProblem(mapping: Mapping, field: ImportField | null, column: number): MappingProblem[] {
  if (!field) return [];
  if (mapping.findIndex((other) => other?.id === field.id) < column) return [{ text: importTexts.mappedTwice, column }];
  const { entity, field_id } = field;
  if (NAME_PARTS.includes(field_id) && maps(mapping, entity, "name")) return [{ text: importTexts.twoNames, column }];
  if (isPrimary(field) && isReference(field_id) && mapping.some((other) => other?.entity === field_id))
    return [{ text: importTexts.twoReferences, column }];
  return [];
}

/** Rows that update records need the column that identifies them; an id alone can't create a record. */
function keyProblem(mapping: Mapping, fields: readonly ImportField[], { mode, by }: ImportMatch): MappingProblem[] {
  const isOwn = (field: ImportField | null) => field !== null && isPrimary(field);
  if (mode === "create") {
    const column = mapping.findIndex((field) => isOwn(field) && field?.field_id === "id");
    return column === -1 ? [] : [{ text: importTexts.idUpdates, column }];
  }
  const field = fields.find((one) => isPrimary(one) && one.field_id === by);
  if (!field || by === null || !MATCH_FIELDS[field.entity].includes(by)) return [{ text: importTexts.needsKey }];
  return mapping.some((one) => isOwn(one) && one?.field_id === by) ? [] : [{ text: importTexts.needsKey, field }];
}

const isPrimary = ({ part }: ImportField) => part === "lead";
const isReference = (fieldId: string): fieldId is "company" | "contact" =>
  fieldId === "company" || fieldId === "contact";

const maps = (mapping: Mapping, entity: ImportField["entity"], ...fieldIds: string[]) =>
  mapping.some((field) => field?.entity === entity && fieldIds.includes(field.field_id));

/** Required fields that are neither mapped nor have a default value. */
const missing = (mapping: Mapping, fields: readonly ImportField[]): MappingProblem[] =>
  fields
    .filter((field) => isPrimary(field) && field.required && !hasDefault(field))
    .filter((field) => !isMapped(mapping, field))
    .map((field) => ({ text: importTexts.notMapped, field }));

/** Whether an empty cell gets a default value. */
export const hasDefault = ({ default_value }: ImportField): boolean =>
  default_value !== undefined && default_value !== null;

/** A name counts as mapped in one column or in two, a reference also by the columns of what it refers to. */
const isMapped = (mapping: Mapping, field: ImportField) =>
  maps(mapping, field.entity, field.field_id, ...(field.type === "name" ? ["first_name"] : [])) ||
  mapping.some((other) => other !== null && other.part !== "lead" && refersTo(field, other.part));

/** Whether a field of the row's own record refers to the row's company or contact. */
export const refersTo = (field: ImportField, part: "company" | "contact"): boolean =>
  isPrimary(field) && field.field_id === part;

/** Companies and contacts are matched by name, so their name must be mapped. */
const namesLeftOut = (mapping: Mapping, fields: readonly ImportField[]): MappingProblem[] =>
  (["company", "contact"] as const)
    .filter((part) => mapping.some((field) => field?.part === part))
    .flatMap((entity) => {
      const name = fields.find((field) => field.part === entity && field.field_id === "name");
      if (!name || isMapped(mapping, name)) return [];
      const text = entity === "company" ? importTexts.needsCompanyName : importTexts.needsContactName;
      return [{ text, field: name }];
    });
