import { z } from "zod";
import { fieldsOf, isBuiltInField } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import { Field } from "../field/field";
import { pipelineFields } from "../field/pipeline-fields";
import type { Pipeline } from "../pipeline/pipeline";
import type { EntityId, RecordKind } from "../record/entity";

/** What can be imported; companies and contacts come along with the leads and deals they belong to. */
export const ImportEntity = z.enum(["lead", "deal"]);
export type ImportEntity = z.infer<typeof ImportEntity>;

/** From this version on, field ids are written {entity}:{id} (docs/product/records-transfer.md#mapping). */
const PREFIXED_VERSION = "20250905";

/** A field that a column can be mapped to. */
export const ImportField = Field.pick({
  id: true,
  label: true,
  type: true,
  category: true,
  caption: true,
  required: true,
  default_value: true,
  attributes: true,
}).extend({
  entity: z.enum(["lead", "deal", "company", "contact"]),
  /** The field's id within its entity. */
  field_id: z.string(),
});
export type ImportField = z.infer<typeof ImportField>;

export type FieldSets = Record<RecordKind, FieldSet>;

/** A person's name in one column, or in two. */
const withNameParts = (field: Field): Field[] =>
  field.type === "name"
    ? [field, namePart(field, "first_name", "firstName"), namePart(field, "last_name", "lastName")]
    : [field];

const namePart = (name: Field, id: string, label: string): Field => ({
  ...name,
  id,
  type: "text",
  label: name.label.replace(/\.name$/, `.${label}`),
  required: false,
});

const importable = (entity: EntityId, set: FieldSet, locale: "ko" | "en"): Field[] =>
  fieldsOf(entity, set, locale)
    .filter(({ category }) => category !== "system")
    .flatMap(withNameParts);

/**
 * The fields that a pasted table's columns can be mapped to: those of the lead or deal itself, then those of the company
 * and the contact that it belongs to. A contact that an import makes is its row's company's.
 * @param pipeline the deal type, for deals
 */
export function importFields(
  entity: ImportEntity,
  sets: FieldSets,
  pipeline: Pipeline | null,
  locale: "ko" | "en",
): ImportField[] {
  const of = (owner: ImportField["entity"], fields: Field[]) =>
    fields.map((field) =>
      ImportField.parse({ ...field, id: `${owner}:${field.id}`, entity: owner, field_id: field.id }),
    );
  // A lead has every field of a deal but its place; what only deals have, no lead needs.
  const own = importable("deal", sets.lead, locale).map((field) => ({
    ...field,
    required: field.required && (field.category === "custom" || isBuiltInField(entity, field.id)),
  }));
  const stage = pipelineFields(pipeline ? [pipeline] : []).filter(({ id }) => entity === "deal" && id === "stage");
  return [
    ...of(entity, [...own.slice(0, 1), ...stage.map((field) => ({ ...field, required: true })), ...own.slice(1)]),
    ...of("company", importable("company", sets.company, locale)),
    ...of(
      "contact",
      importable("contact", sets.contact, locale).filter(({ id }) => id !== "company"),
    ),
  ];
}

/** The fields under the ids that a version of the API knows: older ones have the entity's own fields alone, unprefixed. */
export function inVersion(
  fields: readonly ImportField[],
  entity: ImportEntity,
  version: string | undefined,
): ImportField[] {
  if (version !== undefined && version >= PREFIXED_VERSION) return [...fields];
  return fields.filter((field) => field.entity === entity).map((field) => ({ ...field, id: field.field_id }));
}
