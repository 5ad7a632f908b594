import type { Text } from "../../shared/text";
import type { ImportField } from "./import-field";
import { importTexts } from "./texts";

/** For each column the field it is imported into; null for a column that is left out. */
export type Mapping = readonly (ImportField | null)[];

/** What is wrong with a mapping: at a column, or with a field that is missing. */
export type MappingProblem = { text: Text; column?: number; field?: ImportField };

const NAME_PARTS = ["first_name", "last_name"];

/** Everything that keeps a mapping from being imported (docs/product/records-transfer.md#mapping). */
export const mappingProblems = (mapping: Mapping, fields: readonly ImportField[]): MappingProblem[] => [
  ...mapping.flatMap((field, column) => columnProblem(mapping, field, column)),
  ...missing(mapping, fields),
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

const isPrimary = ({ entity }: ImportField) => entity === "lead" || entity === "deal";
const isReference = (fieldId: string): fieldId is "company" | "contact" =>
  fieldId === "company" || fieldId === "contact";

const maps = (mapping: Mapping, entity: ImportField["entity"], ...fieldIds: string[]) =>
  mapping.some((field) => field?.entity === entity && fieldIds.includes(field.field_id));

/** A record needs every required field that no default value fills. */
const missing = (mapping: Mapping, fields: readonly ImportField[]): MappingProblem[] =>
  fields
    .filter((field) => isPrimary(field) && field.required && !hasDefault(field))
    .filter((field) => !isMapped(mapping, field))
    .map((field) => ({ text: importTexts.notMapped, field }));

/** Whether an empty cell is filled by itself. */
export const hasDefault = ({ default_value }: ImportField): boolean =>
  default_value !== undefined && default_value !== null;

/** A name may come in two parts. */
const isMapped = (mapping: Mapping, { entity, field_id, type }: ImportField) =>
  maps(mapping, entity, field_id, ...(type === "name" ? ["first_name"] : []));

/** A company or a contact is found, or made, by its name. */
const namesLeftOut = (mapping: Mapping, fields: readonly ImportField[]): MappingProblem[] =>
  (["company", "contact"] as const)
    .filter((entity) => mapping.some((field) => field?.entity === entity))
    .flatMap((entity) => {
      const name = fields.find((field) => field.entity === entity && field.field_id === "name");
      if (!name || isMapped(mapping, name)) return [];
      const text = entity === "company" ? importTexts.needsCompanyName : importTexts.needsContactName;
      return [{ text, field: name }];
    });
